import type { Faction } from '../card-data.ts';
import type { Option } from '../config.ts';
import { check } from './check.ts';
import { BadJson, type Located, lineAt, parseLocated } from './json.ts';
import { type Path, PositionError } from './place.ts';
import { position } from './position.ts';
import { SCENARIO } from './shapes.ts';
import type { Expectation, Luck, Play, Position, Scenario } from './types.ts';

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

/** One scenario or a list of them. */
export function parseScenarios(text: string, file: string): Scenario[] {
  return parseEach(text, file).map((one) => {
    if (one instanceof ScenarioError) throw one;
    return one;
  });
}

/** The same, with what is wrong with one in its place, so that it does not keep the others from being read. */
export function parseEach(text: string, file: string): (Scenario | ScenarioError)[] {
  const root = located(text, file);
  if (!root.items) return [parsed(root, root, [], file)];
  return root.items.map((node, i) => parsed(root, node, [i], file));
}

function parsed(root: Located, node: Located, at: Path, file: string): Scenario | ScenarioError {
  try {
    return parseOne(root, node, at, file);
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
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
interface Written {
  readonly scenario: string;
  readonly rules?: readonly string[];
  readonly options?: readonly Option[];
  readonly position: Position;
  readonly chance?: readonly Luck[];
  readonly play?: readonly Play[];
  readonly expect?: Expectation;
}

function parseOne(root: Located, node: Located, at: Path, file: string): Scenario {
  try {
    check(SCENARIO, node, at, { factions: null });
    const written = node.value as Written;
    const { options = [], play = [] } = written;
    checkTable(written.position, options, at);
    check(SCENARIO, node, at, { factions: factionsOf(written.position) });
    return {
      file,
      line: node.line,
      scenario: written.scenario,
      rules: written.rules ?? [],
      options,
      position: written.position,
      chance: written.chance ?? [],
      play,
      expect: written.expect ?? {},
      playLines: play.map((_, i) => lineAt(node, ['play', i])),
      expectLine: lineAt(node, ['expect']),
    };
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    throw new ScenarioError(file, lineAt(root, error.path), fieldText(error.path), error.message, nameOf(node));
  }
}

function nameOf({ fields }: Located): string {
  const name = fields?.get('scenario')?.node.value;
  return typeof name === 'string' ? name : '';
}

function factionsOf(given: Position): Faction[] {
  return given.seats.map(({ faction }) => faction);
}

function checkTable(given: Position, options: readonly Option[], at: Path): void {
  try {
    position(given, options);
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    const inside = error.path[0] === 'options' ? [] : ['position'];
    throw new PositionError([...at, ...inside, ...error.path], error.message);
  }
}

/** position.seats[0].hand[1] */
function fieldText(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}
