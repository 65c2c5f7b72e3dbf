import { type Seat, SPECTATOR } from '@imperia/engine';
import { hashOf } from '../identity/tokens.ts';
import type { Invitation, InvitationStore, ListedTable } from '../store/store.ts';
import type { OpenTable } from '../tables/api.ts';

async function invitationTo(
  invitations: InvitationStore,
  table: string,
  token: string | undefined,
): Promise<Invitation | null> {
  const invitation = token === undefined ? null : await invitations.find(hashOf(token));
  return invitation?.table === table ? invitation : null;
}

/** Who sat down by way of another process may come here sooner than the news of it. */
async function surelySeatOf(table: OpenTable, identity: string): Promise<Seat | null> {
  return table.seatOf(identity) ?? ((await table.catchUp()) ? table.seatOf(identity) : null);
}

/** With whose eyes somebody may look at a table; null: not at all. */
export async function eyesOf(
  invitations: InvitationStore,
  table: OpenTable,
  identity: string | null,
  token: string | undefined,
): Promise<Seat | null> {
  const seat = identity === null ? null : await surelySeatOf(table, identity);
  if (seat !== null) return seat;
  if (identity !== null && table.seatKeptFor(identity) !== null) return SPECTATOR;
  const { listed, spectators } = table.head.settings;
  const invited = await invitationTo(invitations, table.head.id, token);
  const allowed = (listed && spectators) || (invited !== null && (spectators || invited.seat !== null));
  return allowed ? SPECTATOR : null;
}

/** Of a listed game everybody may have the record; of another one, who sat there or has a link to it. */
export async function mayHaveRecord(
  invitations: InvitationStore,
  { id, settings, seats }: ListedTable,
  identity: string | null,
  token: string | undefined,
): Promise<boolean> {
  if (settings.listed || (identity !== null && seats.some((seat) => seat.identity === identity))) return true;
  return (await invitationTo(invitations, id, token)) !== null;
}

/** A free seat of a listed table is anybody's; else it takes the link to that seat. */
export async function maySit(
  invitations: InvitationStore,
  table: OpenTable,
  identity: string,
  seat: Seat,
  token: string | undefined,
): Promise<boolean> {
  if (table.head.settings.listed || table.seatOf(identity) === seat || table.seatKeptFor(identity) === seat)
    return true;
  const invited = await invitationTo(invitations, table.head.id, token);
  return invited?.seat === seat;
}
