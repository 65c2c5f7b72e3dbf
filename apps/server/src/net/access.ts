import { type Seat, SPECTATOR } from '@imperia/engine';
import { hashOf } from '../identity/tokens.ts';
import type { Invitation, InvitationStore } from '../store/store.ts';
import type { OpenTable } from '../tables/api.ts';

async function invitationTo(
  invitations: InvitationStore,
  { head }: OpenTable,
  token: string | undefined,
): Promise<Invitation | null> {
  const invitation = token === undefined ? null : await invitations.find(hashOf(token));
  return invitation?.table === head.id ? invitation : null;
}

/** With whose eyes somebody may look at a table; null: not at all. */
export async function eyesOf(
  invitations: InvitationStore,
  table: OpenTable,
  identity: string | null,
  token: string | undefined,
): Promise<Seat | null> {
  const seat = identity === null ? null : table.seatOf(identity);
  if (seat !== null) return seat;
  const { listed, spectators } = table.head.settings;
  const invited = await invitationTo(invitations, table, token);
  const allowed = (listed && spectators) || (invited !== null && (spectators || invited.seat !== null));
  return allowed ? SPECTATOR : null;
}

/** A free seat of a listed table is anybody's; else it takes the link to that seat. */
export async function maySit(
  invitations: InvitationStore,
  table: OpenTable,
  identity: string,
  seat: Seat,
  token: string | undefined,
): Promise<boolean> {
  if (table.head.settings.listed || table.seatOf(identity) === seat) return true;
  const invited = await invitationTo(invitations, table, token);
  return invited?.seat === seat;
}
