import type { ClashEvent, Hex, Kind, Owner } from '@imperia/clash';

/** Units on their way from one hex to another. */
export interface Walk {
  readonly owner: Owner;
  readonly kinds: readonly Kind[];
  readonly from: Hex;
  readonly to: Hex;
}

/** More than these at once would only be a swarm. */
const MOST = 12;

/** Who went where, in the order in which it happened. */
export function walksIn(news: readonly ClashEvent[]): Walk[] {
  const walks = news.flatMap((event): Walk[] => {
    if (event.did === 'move') return [{ owner: event.owner, kinds: event.kinds, from: event.hex, to: event.to }];
    return event.did === 'retreat' ? [{ owner: event.owner, kinds: [], from: event.hex, to: event.to }] : [];
  });
  return walks.filter(({ from, to, kinds }) => from !== to && kinds.length > 0).slice(-MOST);
}
