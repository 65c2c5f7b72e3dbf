import { optionId, type Step, seeded } from '@imperia/engine';
import { LANGS } from '@imperia/kit';
import { describe, expect, test } from 'vitest';
import { holdsBack, type Lesson, type Moment, type Now } from '../src/learn/lesson.ts';

/** As much of a pupil as the suite needs. */
interface AnyPupil<G, S extends Step, E> {
  readonly heard: readonly Now[];
  readonly led: readonly string[];
  readonly moment: Moment<G, S, E>;
  readonly said: ReadonlySet<string>;
  readonly table: { readonly over: boolean };
  play(enough?: (pupil: AnyPupil<G, S, E>) => boolean): void;
}

interface Taught<G, S extends Step, E> {
  readonly game: string;
  readonly lesson: Lesson<G, S, E>;
  readonly pupil: (luck?: ReturnType<typeof seeded>) => AnyPupil<G, S, E>;
  readonly ids: readonly string[];
  readonly rules: readonly { readonly id: string }[];
  /** What is done in the led part, in this order. */
  readonly tried: readonly string[];
  /** What is told to whoever plays on to the end. */
  readonly later: readonly string[];
  /** Whoever does anything, with this luck, hears what the obedient do not. */
  readonly lucks: readonly number[];
  /** Whether the learner is led no more. */
  readonly isAlone: (view: G) => boolean;
}

function expectWords<G, S extends Step, E>(lesson: Lesson<G, S, E>, { moment, heard }: AnyPupil<G, S, E>): void {
  const { view, heard: events } = moment;
  for (const lang of LANGS) {
    for (const { beat, ...facts } of heard) {
      const { title, text } = lesson.words[lang].beats[beat.id]!;
      const said = text(lesson.told(facts, view, events, lang));
      expect(`${title} ${said}`, beat.id).not.toMatch(/undefined|null|NaN|“”|„”|\s{2}|^\s|\s$/);
      expect(said.length, `${beat.id}, ${lang}`).toBeLessThan(330);
      for (const { goods } of facts.lines ?? []) {
        for (const [good, n] of Object.entries(goods)) {
          expect(lesson.amount(good, n!, lang), good).toMatch(n === 0 ? /\w/ : new RegExp(`${n}`.replace('.', '[.,]')));
        }
      }
    }
  }
}

function rulesUnknown<G, S extends Step, E>({ beats }: Lesson<G, S, E>, rules: Taught<G, S, E>['rules']): string[] {
  const known = new Set(rules.map(({ id }) => id));
  return beats.flatMap(({ rules: named = [] }) => named).filter((id) => !known.has(id));
}

/** What holds for a short lesson, which teaches one thing from the middle of a game. */
export function testShortLesson<G, S extends Step, E>({
  game,
  lesson,
  pupil,
  rules,
}: Pick<Taught<G, S, E>, 'game' | 'lesson' | 'pupil' | 'rules'>): void {
  test(`${game}: everything is shown and tried in its order, in both languages, by rules that there are`, () => {
    const obedient = pupil();
    obedient.play(({ said }) => said.has('end'));
    expect(obedient.heard.map(({ beat }) => beat.id)).toEqual(lesson.beats.map(({ id }) => id));
    expect(rulesUnknown(lesson, rules)).toEqual([]);
    expectWords(lesson, obedient);
    for (const lang of LANGS) expect(Object.values(lesson.words[lang].page).join(' ')).toMatch(/\S.+\./);
  });

  test(`${game}: whoever does anything else comes to the end all the same`, () => {
    const contrary = pupil(seeded(1));
    contrary.play();
    expect(contrary.table.over).toBe(true);
    expect(contrary.heard.at(-1)?.beat.id).toBe('end');
  });
}

/** What holds for a first game with a guide, in any game. */
export function testLesson<G, S extends Step, E>(taught: Taught<G, S, E>): void {
  const { game, lesson, pupil, ids, rules, tried, later, lucks, isAlone } = taught;
  const obedient = pupil();
  obedient.play();
  const heard = obedient.heard.map(({ beat }) => beat.id);

  describe(game, () => {
    test('whoever does what the guide says has tried everything while led', () => {
      expect(obedient.led.filter((id) => tried.includes(id))).toEqual(tried);
      expect(new Set(obedient.led).size, 'nothing is said twice').toBe(obedient.led.length);
    });

    test('the rest of the game is told to its end, with the points as they are', () => {
      expect(obedient.table.over).toBe(true);
      expect(heard.slice(heard.indexOf('alone'))).toEqual(expect.arrayContaining([...later, 'end']));
      const { lines = [] } = obedient.heard.at(-1)!;
      const vp = ({ goods }: { readonly goods: Readonly<Record<string, number | undefined>> }) => goods.vp ?? 0;
      const [theirs, total, ...sources] = [...lines].reverse();
      const [mine, others] = obedient.moment.result!.points;
      expect([total, theirs].map((line) => [line?.of, vp(line!)])).toEqual([
        ['total', mine],
        ['theirs', others],
      ]);
      expect(sources.reduce((sum, line) => sum + vp(line), 0)).toBe(mine);
    });

    test('every beat has its moment in the prepared deal', () => {
      const reached = new Set<string>(heard);
      for (const luck of lucks) {
        const one = pupil(seeded(luck));
        one.play();
        for (const { beat } of one.heard) reached.add(beat.id);
      }
      expect(ids.filter((id) => !reached.has(id))).toEqual([]);
      expect(lesson.beats.map(({ id }) => id).sort()).toEqual([...ids].sort());
    });

    test('what the guide says is complete in both languages, and short', () => {
      expectWords(lesson, obedient);
    });

    test('the rules that the guide names are in the catalogue', () => {
      expect(rulesUnknown(lesson, rules)).toEqual([]);
    });

    const { held } = lesson;
    test.runIf(held)('nobody leaves before everything was shown, and nobody is kept from it for ever', () => {
      const contrary = pupil(seeded(7));
      let kept = 0;
      contrary.play(({ moment, said }) => {
        if (moment.decision?.ask.do === held!.ask && holdsBack(lesson, moment, said)) {
          kept++;
          expect(moment.decision.options.filter((option) => option.do !== held!.option).map(optionId)).not.toEqual([]);
        }
        return isAlone(moment.view);
      });
      expect(kept).toBeGreaterThan(0);
      expect(isAlone(contrary.moment.view)).toBe(true);
    });
  });
}
