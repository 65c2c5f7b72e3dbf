import { type Answer, type GameRecord, isKey, type Outcome } from '@imperia/engine';

type Fields = Readonly<Record<string, unknown>>;

type Field = keyof GameRecord<unknown>;

/** The form of each field. The configuration is the game's own. */
const FORMS: { readonly [F in Field]-?: (value: unknown) => boolean } = {
  game: isText,
  version: isText,
  commitment: isText,
  hash: isText,
  key: (value) => typeof value === 'string' && isKey(value),
  config: (value) => value !== undefined,
  content: (value) => value === undefined || isContent(value),
  answers: (value) => Array.isArray(value) && value.every(isAnswer),
  outcomes: (value) => Array.isArray(value) && value.every(isOutcome),
};
const FIELDS = Object.keys(FORMS) as readonly Field[];

/** Which field of what should be a record, or of as much of one as is asked for, is not as it must be; null when all are. */
export function damagedField(value: Fields, fields: readonly Field[] = FIELDS): Field | null {
  return fields.find((field) => !FORMS[field](value[field])) ?? null;
}

/** By its form: whether it holds, playing it again will tell, and whether it can be dealt, the game's `setup.read`. */
export function isRecord(value: unknown): value is GameRecord<unknown> {
  return isFields(value) && damagedField(value) === null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isContent(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((part) => typeof part === 'string');
}

function isAnswer(value: unknown): value is Answer {
  return (
    isFields(value) &&
    Number.isInteger(value.seat) &&
    Number.isInteger(value.decision) &&
    typeof value.option === 'string'
  );
}

function isOutcome(value: unknown): value is Outcome {
  return (
    isFields(value) &&
    Number.isInteger(value.purpose) &&
    Array.isArray(value.result) &&
    value.result.every(Number.isInteger)
  );
}
