import type { Because, OsadnicyEvent, RowName } from '@imperia/osadnicy';

interface Struck {
  readonly card: number;
  /** The attack cards that found it, the first target first. */
  readonly by: readonly [number, number];
  readonly because: Because;
}

/** One attack: the line of targets after its card was revealed, and what came of it. */
export interface Attack {
  /** Null when no attack card was left to reveal. */
  readonly card: number | null;
  readonly line: readonly number[];
  /** Open while the player chooses among equal targets. */
  readonly outcome: Struck | 'missed' | 'open';
}

/** One conquest: the row on its card, and what came of it. */
export interface Conquest {
  readonly row: RowName;
  readonly outcome: { readonly lost: number } | { readonly besieged: number } | 'failed';
}

/** What the virtual player did in an attack phase. */
export interface AttackStory {
  readonly round: number;
  readonly collected: readonly number[];
  readonly attacks: readonly Attack[];
  readonly conquests: readonly Conquest[];
}

interface Told {
  readonly round: number;
  readonly line: readonly number[];
  readonly story: AttackStory | null;
}

/** The last attack phase, from all that was heard: the line of targets is followed from its first card on. */
export function lastAttacks(heard: readonly OsadnicyEvent[]): AttackStory | null {
  return heard.reduce(follow, { round: 0, line: [], story: null }).story;
}

function follow(told: Told, event: OsadnicyEvent): Told {
  const { line, story } = told;
  switch (event.did) {
    case 'round':
      return { ...told, round: event.round };
    case 'phase':
      if (event.phase !== 'attack') return told;
      return { ...told, story: { round: told.round, collected: [], attacks: [], conquests: [] } };
    case 'collect':
      if (!story || story.attacks.length > 0) return told;
      return { ...told, story: { ...story, collected: [...story.collected, event.card] } };
    case 'attack': {
      const longer = [event.card, ...line];
      return { ...told, line: longer, story: story && begun(story, event.card, longer) };
    }
    case 'take deal':
    case 'lose deal':
      return { ...told, line: line.filter((attack) => attack !== event.card) };
    case 'attack missed':
      return { ...told, story: story && ended(openIn(story) ? story : begun(story, null, line), 'missed') };
    case 'strike': {
      const { card, cards: by, because } = event;
      const rest = line.filter((attack) => !by.includes(attack));
      return { ...told, line: [...rest, ...by], story: story && ended(story, { card, by, because }) };
    }
    case 'conquest':
      return withConquests(told, (conquests) => [...conquests, { row: event.row, outcome: 'failed' }]);
    case 'lose to rival':
      return withConquests(told, (conquests) => concluded(conquests, { lost: event.card }));
    case 'siege':
      return withConquests(told, (conquests) => concluded(conquests, { besieged: event.card }));
    default:
      return told;
  }
}

function withConquests(told: Told, change: (conquests: readonly Conquest[]) => readonly Conquest[]): Told {
  const { story } = told;
  return story ? { ...told, story: { ...story, conquests: change(story.conquests) } } : told;
}

/** It fails unless something is lost to it. */
function concluded(conquests: readonly Conquest[], outcome: Conquest['outcome']): readonly Conquest[] {
  return conquests.map((one, i, all) => (i === all.length - 1 && one.outcome === 'failed' ? { ...one, outcome } : one));
}

function begun(story: AttackStory, card: number | null, line: readonly number[]): AttackStory {
  return { ...story, attacks: [...story.attacks, { card, line, outcome: 'open' }] };
}

function openIn({ attacks }: AttackStory): boolean {
  return attacks.at(-1)?.outcome === 'open';
}

function ended(story: AttackStory, outcome: Attack['outcome']): AttackStory {
  return { ...story, attacks: story.attacks.map((one, i, all) => (i === all.length - 1 ? { ...one, outcome } : one)) };
}
