/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** Who watches without playing: a seat with no private zone. */
export const SPECTATOR: Seat = -1;

/**
 * One thing that is about to happen, as data. An option is the step that happens when it is chosen.
 * Steps that wait are public: a card that one of them names must lie where everyone sees it.
 */
export interface Step {
  readonly do: string;
}

/** A question of the form "between `min` and `max` of these". */
export interface Pick<S extends Step> {
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Narrower than min and max: says whether exactly these may be picked. */
  readonly allows?: (picked: readonly number[]) => boolean;
  readonly answer: (picked: readonly number[]) => S;
}

/** A seat is asked to choose one of `options`, or to answer `pick`. Never stored: computed when somebody looks. */
export interface Decision<S extends Step> {
  readonly seat: Seat;
  /** The step that asks. */
  readonly ask: S;
  readonly options: readonly S[];
  readonly pick?: Pick<S>;
  /** With a single possibility there is nothing to decide: the kernel takes it without asking. */
  readonly forced?: boolean;
}

/** What a seat says. It names the decision, so that an answer to an old screen is refused, not misread. */
export interface Answer {
  readonly seat: Seat;
  readonly decision: number;
  readonly option: string;
}

/** Seats asked at the same time have a branch of the stack each; answers stay sealed until all are in. */
export interface Branch<S extends Step> {
  readonly seat: Seat;
  /** With the question on top. */
  readonly steps: readonly S[];
  readonly answered: boolean;
  /** The chosen option, for nobody's eyes but the answering seat's. */
  readonly answer: S | null;
  /** The first answer of all counts, and the others are asked no more. */
  readonly race?: true;
  /** The seat has been asked the same since the decision of this number: what it answers to any later one is meant. */
  readonly since?: number;
}

/** What the kernel keeps in every game's state. */
export interface Core<S extends Step> {
  steps: S[];
  branches: Branch<S>[];
  /** Grows with every answer; the pending decision carries this number. */
  decision: number;
  chance: Chance;
}

/** Where the game's luck comes from: a secret key, and how often each purpose has drawn. */
export interface Chance {
  key: string;
  counts: number[];
}

/**
 * The name of an option: its own fields, so that it means the same thing in every list it stands in. They stand in the
 * order in which a rule writes them, and in stored games in the order in which it once did: any order names the option.
 */
export function optionId(option: Step): string {
  let id = option.do;
  for (const field in option) id += spelledField(option, field);
  return id;
}

/** Whether this is the option's name; most that are asked are not, and are told so by their first fields. */
function isNamed(option: Step, id: string): boolean {
  if (!id.startsWith(option.do)) return false;
  let at = option.do.length;
  for (const field in option) {
    const part = spelledField(option, field);
    if (!id.startsWith(part, at)) return false;
    at += part.length;
  }
  return at === id.length;
}

function spelledField(option: Step, field: string): string {
  if (field === 'do' || field === 'seat') return '';
  return ` ${field}=${spelled((option as Step & Readonly<Record<string, unknown>>)[field])}`;
}

function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelled).join('+');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The same for every order of the fields. */
function inAnyOrder(id: string): string {
  const [name, ...fields] = id.split(/ (?=\w+=)/);
  return [name, ...fields.sort()].join(' ');
}

const PICK = 'pick ';

export function pickId(picked: readonly number[]): string {
  return PICK + [...picked].sort((a, b) => a - b).join('+');
}

/** The step that `id` names in this decision, or null when it was not offered. */
export function offered<S extends Step>(decision: Decision<S>, id: string): S | null {
  const option = decision.options.find((one) => isNamed(one, id));
  if (option) return option;
  const { pick } = decision;
  const picked = pick && pickedIn(id);
  if (picked) return pickAllowed(pick, picked) ? pick.answer(picked) : null;
  const named = inAnyOrder(id);
  return decision.options.find((one) => inAnyOrder(optionId(one)) === named) ?? null;
}

/** What a pick's id names, when it is one. */
export function pickedIn(id: string): number[] | null {
  if (!id.startsWith(PICK)) return null;
  const picked = id === PICK ? [] : id.slice(PICK.length).split('+').map(Number);
  return pickId(picked) === id ? picked : null;
}

export function pickAllowed<S extends Step>(pick: Pick<S>, picked: readonly number[]): boolean {
  if (picked.length < pick.min || picked.length > pick.max) return false;
  const left = [...pick.from];
  for (const item of picked) {
    const at = left.indexOf(item);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return pick.allows?.(picked) ?? true;
}
