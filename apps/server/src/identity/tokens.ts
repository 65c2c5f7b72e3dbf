import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Unguessable: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: of no use to whoever reads the database. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** Letters and digits that nobody takes for one another. */
const CLEAR = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

/** To be written down and typed on another device: 122 bits. */
export function newRecoveryCode(): string {
  return newCode(5);
}

/** To be passed on to somebody who comes in by it soon: 73 bits. */
export function newShortCode(): string {
  return newCode(3);
}

function newCode(groups: number): string {
  const letter = () => CLEAR[randomInt(CLEAR.length)]!;
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** However it was typed: small letters, with spaces, without dashes. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
