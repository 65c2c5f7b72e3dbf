import { check } from './check.ts';
import { scenarioShape } from './frame.ts';
import { BadJson, type Located, lineAt, parseLocated } from './json.ts';
import type { Luck } from './luck.ts';
import { type Path, pathText, WrongScenario } from './path.ts';
import { type Position, positionOf } from './position.ts';
import type { AnyVocabulary, Given } from './vocabulary.ts';

/** What must hold, by field: of the table, of each player, and what is asked. */
export type Expectation = Given;

export type Play =
  | ({ readonly by: string; readonly choose: string } & Given)
  | { readonly by: string; readonly pick: readonly string[] }
  | { readonly until: string }
  | { readonly expect: Expectation };

export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly scenario: string;
  readonly rules: readonly string[];
  /** What was chosen before the game, beside the position. */
  readonly chosen: Given;
  readonly position: Position;
  readonly chance: readonly Luck[];
  readonly play: readonly Play[];
  readonly expect: Expectation;
  /** The line on which each item of `play` stands. */
  readonly playLines: readonly number[];
  /** The line on which the last expectation stands. */
  readonly expectLine: number;
}

/** A scenario file is wrong: where, and why. */
export class ScenarioError extends Error {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  /** What the scenario calls itself, as far as that can be read. */
  readonly scenario: string;
  constructor(file: string, line: number, field: string, message: string, scenario = '') {
    super(message);
    this.file = file;
    this.line = line;
    this.field = field;
    this.scenario = scenario;
  }

  override toString(): string {
    return `${this.file}:${this.line}: ${this.field ? `${this.field}: ` : ''}${this.message}`;
  }
}

/** All of a file, one scenario or a list of them; what is wrong with one stands in its place and leaves the others alone. */
export function parseEach(vocabulary: AnyVocabulary, text: string, file: string): (Scenario | ScenarioError)[] {
  const root = located(text, file);
  if (!root.items) return [parsed(vocabulary, root, root, [], file)];
  return root.items.map((node, i) => parsed(vocabulary, root, node, [i], file));
}

function located(text: string, file: string): Located {
  try {
    return parseLocated(text);
  } catch (error) {
    if (error instanceof BadJson) throw new ScenarioError(file, error.line, '', error.message);
    throw error;
  }
}

/** What the checks leave of the file's own shape. */
interface Written extends Given {
  readonly scenario: string;
  readonly rules?: readonly string[];
  readonly position: Position;
  readonly chance?: readonly Luck[];
  readonly play?: readonly Play[];
  readonly expect?: Expectation;
}

function parsed(
  vocabulary: AnyVocabulary,
  root: Located,
  node: Located,
  at: Path,
  file: string,
): Scenario | ScenarioError {
  try {
    return parseOne(vocabulary, node, at, file);
  } catch (error) {
    if (!(error instanceof WrongScenario)) throw error;
    return new ScenarioError(file, lineAt(root, error.path), pathText(error.path), error.message, nameOf(node));
  }
}

/** What a text may name depends on who plays: it is checked again once that is known. */
function parseOne(vocabulary: AnyVocabulary, node: Located, at: Path, file: string): Scenario {
  const shape = scenarioShape(vocabulary);
  check(shape, node, at, { vocabulary });
  const written = node.value as Written;
  const { position, play = [] } = written;
  const chosen = chosenIn(vocabulary, written);
  checkTable(vocabulary, position, chosen, at);
  check(shape, node, at, { vocabulary, config: vocabulary.config(chosen, position.seats) });
  return {
    file,
    line: node.line,
    scenario: written.scenario,
    rules: written.rules ?? [],
    chosen,
    position,
    chance: written.chance ?? [],
    play,
    expect: written.expect ?? {},
    playLines: play.map((_, i) => lineAt(node, ['play', i])),
    expectLine: lineAt(node, ['expect']),
  };
}

function chosenIn({ chosen }: AnyVocabulary, written: Written): Given {
  const names = Object.keys(chosen.table).filter((name) => written[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, written[name]]));
}

function nameOf({ fields }: Located): string {
  const name = fields?.get('scenario')?.node.value;
  return typeof name === 'string' ? name : '';
}

function checkTable(vocabulary: AnyVocabulary, position: Position, chosen: Given, at: Path): void {
  try {
    positionOf(vocabulary, position, chosen);
  } catch (error) {
    if (!(error instanceof WrongScenario)) throw error;
    const beside = Object.hasOwn(vocabulary.chosen.table, error.path[0] ?? '');
    throw new WrongScenario([...at, ...(beside ? [] : ['position']), ...error.path], error.message);
  }
}
