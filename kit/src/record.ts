import { type Answer, type GameRecord, isKey, type Outcome } from '@imperia/engine';

type Fields = Readonly<Record<string, unknown>>;

/** Which field of what should be a record is not as it must be; null when all are. The configuration is the game's own. */
export function damagedField(value: Fields): keyof GameRecord<unknown> | null {
  for (const field of ['game', 'version', 'commitment', 'hash'] as const) {
    if (typeof value[field] !== 'string') return field;
  }
  if (typeof value.key !== 'string' || !isKey(value.key)) return 'key';
  if (value.config === undefined) return 'config';
  if (value.content !== undefined && !isContent(value.content)) return 'content';
  if (!Array.isArray(value.answers) || !value.answers.every(isAnswer)) return 'answers';
  if (!Array.isArray(value.outcomes) || !value.outcomes.every(isOutcome)) return 'outcomes';
  return null;
}

/** By its form: whether it holds, playing it again will tell, and whether it can be dealt, the game's `setup.read`. */
export function isRecord(value: unknown): value is GameRecord<unknown> {
  return isFields(value) && damagedField(value) === null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
