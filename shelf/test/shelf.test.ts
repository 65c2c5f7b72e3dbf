import { advance, keyFrom, optionId, randomAnswer, SPECTATOR, seeded, Table, view } from '@imperia/engine';
import { type AnyKit, type Block, LANGS, plain, type Sketch, type Thing } from '@imperia/kit';
import { scenariosOf } from '@imperia/kit/scenario';
import { describe, expect, test } from 'vitest';
import { isGame, SHELF } from '../src/index.ts';
import { FOR_TESTS as FOR_PEOPLE } from '../src/none-for-tests.ts';

/** Enough for every seat count, and for most choices to come up. */
const SAID_GAMES = 6;

const lines = (sketch: Sketch): string[] => sketch.flatMap(linesOf);

function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'line':
      return [plain(block.parts)];
    case 'facts':
      return block.of.map(plain);
    case 'things':
      return [block.title, ...block.of.flatMap(({ name, facts }) => [name, ...facts.map(plain)])];
    case 'map':
      return block.of.map(({ text }) => text);
    case 'group':
      return [plain(block.title), ...lines(block.of)];
  }
}

/** Whatever lies on the table in words. */
function thingsIn(sketch: Sketch): Thing[] {
  return sketch.flatMap((block) => {
    if (block.is === 'things' || block.is === 'map') return block.of.map(({ thing }) => thing);
    return block.is === 'group' ? thingsIn(block.of) : [];
  });
}

function dealt(kit: AnyKit, seats: number, seed: number) {
  const made = kit.setup.make(kit.setup.usual(seats), (n) => (seed * 7) % n);
  if (!('config' in made)) throw new Error(kit.setup.faultText(made, 'en'));
  return made.config;
}

test('the shelf knows what stands on it', () => {
  expect(isGame('osadnicy')).toBe(true);
  expect(isGame('tiny'), 'for tests').toBe(true);
  expect(FOR_PEOPLE, 'for people').toEqual({});
  expect(isGame('toString')).toBe(false);
  expect(isGame(7)).toBe(false);
});

describe.each(Object.entries(SHELF))('%s has a kit that', (id, { cover, kit: fetched }) => {
  test('goes by its own name and sets the quick table of its cover', async () => {
    const { game, setup } = await fetched();
    expect(game.id).toBe(id);
    const made = setup.make(cover.quick, () => 0);
    expect('config' in made && game.seats(made.config)).toBe(cover.quick.seats.length);
  });

  test('reads back every table that it sets, and says what is wrong with others', async () => {
    const kit = await fetched();
    const { setup } = kit;
    for (let seats = setup.alone ? 1 : setup.least; seats <= setup.most; seats++) {
      const config = dealt(kit, seats, seats);
      expect(setup.read(JSON.parse(JSON.stringify(config)))).toEqual({ config });
      expect(setup.make(setup.wanted(config), () => 0)).toEqual({ config });
      for (let seat = 0; seat < seats; seat++) expect(Object.keys(cover.sides)).toContain(setup.side(config, seat));
    }
    for (const wrong of [null, 7, {}, [], JSON.parse(JSON.stringify(setup.usual(2)))]) {
      const read = setup.read(wrong);
      if ('config' in read) throw new Error(`${JSON.stringify(wrong)} was read`);
      for (const lang of LANGS) expect(setup.faultText(read, lang)).not.toBe('');
    }
  });

  test('speaks of a whole game in every language', async () => {
    const kit = await fetched();
    const { game, words, deeds, story, mind } = kit;
    const config = dealt(kit, kit.setup.least, 3);
    const rng = seeded(5);
    const table = new Table(game, config, keyFrom(rng));
    const faults = new Set<string>();
    const said = (text: string, what: string) => void (text === '' && faults.add(`nothing is said of ${what}`));
    for (let count = 0; !table.over; count++) {
      const asked = table.decisions()[0]!;
      const seen = table.view(asked.seat);
      for (const lang of LANGS) {
        said(plain(words.question(seen, asked, lang)), asked.ask.do);
        for (const option of asked.options) {
          const group = deeds.group(option);
          said(plain(words.option(seen, option, lang)), option.do);
          said(words.label('group', group, lang), group);
          if (!deeds.groups.includes(group)) faults.add(`the group ${group} is in no list`);
          const thing = deeds.touched(seen, option);
          if (thing) said(words.thing(thing, lang), thing);
        }
        for (const item of asked.pick?.from ?? []) said(plain(words.item(seen, asked, item, lang)), asked.ask.do);
        if (count % 10 === 0) {
          for (const seat of [asked.seat, SPECTATOR]) {
            expect(lines(kit.sketch(view(game, table.state, seat), seat, lang)).length).toBeGreaterThan(5);
          }
        }
      }
      expect(story.phases(seen)).toContain(story.moment(table.state).phase);
      expect(Object.keys(mind.measure(seen, asked.seat)).length).toBeGreaterThan(0);
      table.answer({ seat: asked.seat, decision: table.state.decision, option: randomAnswer(asked, rng)! });
    }
    expect([...faults]).toEqual([]);
    const result = table.result()!;
    expect(story.moment(table.state)).toMatchObject({ over: true, points: result.points });
    expect(story.scores(table.state).at(-1)!.bySeat).toEqual(result.points);
    const gained = story.gained(table.state, table.heard(0));
    for (const [seat, points] of result.points.entries()) {
      const own = gained.filter((one) => one.seat === seat);
      expect(own.reduce((sum, one) => sum + one.points, 0)).toBe(points);
    }
    for (const lang of LANGS) {
      for (const event of table.heard(0)) words.event(table.view(0), event, lang);
      expect(words.verdict(table.view(0), result, lang)).not.toBe('');
    }
  });

  test('says why not, by a rule that its catalogue knows', async () => {
    const kit = await fetched();
    const { rules } = await kit.catalogue();
    const known = new Set(rules.map((rule) => rule.id));
    for (const rule of known) expect(rule.startsWith(`${cover.prefix}-`), rule).toBe(true);
    const { game, deeds } = kit;
    const rng = seeded(8);
    const state = game.setup(dealt(kit, kit.setup.least, 1), keyFrom(rng));
    advance(game.rules, state, {});
    let refusals = 0;
    for (let seat = 0; seat < kit.setup.least; seat++) {
      const seen = view(game, state, seat);
      const cards = game.cards(state.config).map((card): Thing => `card ${card}`);
      for (const thing of new Set([...cards, ...thingsIn(kit.sketch(seen, seat, 'en'))])) {
        for (const attempt of deeds.attempts(seen, seat, thing)) {
          const refusal = game.whyNot(seen, seat, attempt);
          if (!refusal) continue;
          refusals++;
          expect(known).toContain(refusal.rule);
          for (const lang of LANGS) kit.words.lacking(refusal, lang);
        }
      }
    }
    expect(refusals).toBeGreaterThan(0);
  });

  test('can say in a scenario whatever is offered, and where', async () => {
    const kit = await fetched();
    const vocabulary = await kit.scenarios?.();
    if (!vocabulary) return;
    const scenarios = scenariosOf(vocabulary);
    const { game, setup } = kit;
    expect(Object.keys(vocabulary.questions).sort()).toEqual(Object.keys(game.rules.ask).sort());
    const choices = new Set<string>();
    const unsaid = new Set<string>();
    for (let seed = 0; seed < SAID_GAMES; seed++) {
      const rng = seeded(seed);
      const seats = (setup.alone ? 1 : setup.least) + (seed % (setup.most - (setup.alone ? 0 : setup.least - 1)));
      const table = new Table(game, dealt(kit, seats, seed), keyFrom(rng));
      while (!table.over) {
        for (const decision of table.decisions()) {
          for (const option of decision.options) {
            choices.add(option.do);
            if (!vocabulary.questions[decision.ask.do]!.includes(option.do))
              unsaid.add(`${decision.ask.do}: ${option.do}`);
            const written = scenarios.written(table.state, option);
            const read = optionId(scenarios.option(table.state, decision, written));
            if (read !== optionId(option)) unsaid.add(`${optionId(option)} is read as ${read}`);
          }
        }
        const [asked] = table.decisions();
        const option = randomAnswer(asked!, rng)!;
        table.answer({ seat: asked!.seat, decision: table.state.decision, option });
      }
    }
    expect([...unsaid]).toEqual([]);
    expect(choices.size).toBeGreaterThan(5);
  });

  test('has chapters for all its rules, and entries that say what they do', async () => {
    const kit = await fetched();
    const { rules, parts, glossary } = await kit.catalogue();
    const chapters = new Set(parts.flatMap((part) => part.chapters.map(({ area }) => area)));
    expect([...new Set(rules.map(({ area }) => area))].filter((area) => !chapters.has(area))).toEqual([]);
    expect(glossary.length).toBeGreaterThan(0);
    const { entries, facets } = await kit.library();
    expect(entries.length).toBeGreaterThan(0);
    for (const { has, text, codes, facts, json } of entries) {
      expect(codes.length).toBeGreaterThan(0);
      for (const { id: facet, of } of facets) {
        for (const value of has[facet] ?? []) expect(of.map((one) => one.id)).toContain(value);
      }
      for (const lang of LANGS) {
        expect(text(lang).map(plain).join('')).not.toBe('');
        expect(lines(facts(lang)).length).toBeGreaterThan(0);
      }
      expect(Object.keys(json()).length).toBeGreaterThan(0);
    }
  });
});
