import { hash, verify } from '@node-rs/argon2';

/** The library's number for argon2id. */
const ARGON2ID = 2;
/** 19 MiB, two passes: what OWASP asks of argon2id at least. */
const COST = { algorithm: ARGON2ID, memoryCost: 19456, timeCost: 2, parallelism: 1 };

export function passwordHash(password: string): Promise<string> {
  return hash(password, COST);
}

let nobodys: Promise<string> | undefined;

/** Takes as long for a name that nobody has, so that time does not tell which names exist. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobodys ??= passwordHash('nobody has this password');
  const matches = await verify(kept ?? (await nobodys), password);
  return matches && kept !== null;
}
