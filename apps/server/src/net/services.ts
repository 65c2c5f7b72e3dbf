import type { HostConfig } from '../host/config.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Doors } from '../identity/doors.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import type { People } from '../identity/people.ts';
import type { Sealer } from '../identity/seal.ts';
import type { Store } from '../store/store.ts';
import type { TablesApi } from '../tables/api.ts';
import type { Mail } from '../tell/mail.ts';
import type { ChatRoom } from './chat-room.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { Guesses } from './guesses.ts';
import type { Patience } from './limits.ts';
import type { OpenConnections } from './open-connections.ts';
import type { Pace } from './pace.ts';
import type { Portions } from './portions.ts';
import type { Presence } from './presence.ts';
import type { Quotas } from './quotas.ts';

/** Everything that a route may need. */
export interface Services {
  readonly config: HostConfig;
  readonly store: Store;
  readonly people: People;
  readonly doors: Doors;
  readonly passkeys: Passkeys;
  readonly sealer: Sealer;
  readonly mail: Mail;
  readonly metrics: Metrics;
  readonly tables: TablesApi;
  readonly presence: Presence;
  readonly chat: ChatRoom;
  readonly endedSessions: EndedSessions;
  readonly now: () => number;
  readonly patience: Patience;
  /** What browsers need to know to be told by push. */
  readonly pushKey: string;
  /** Of messages, and of requests by people who are known. */
  readonly pace: Pace;
  /** Of messages from one address, whoever they are from. */
  readonly paceFrom: Pace;
  /** Of looking back at whole games, by person and by address. */
  readonly looksBack: Pace;
  readonly looksBackFrom: Pace;
  /** Of what comes beyond that pace: who does not stop is let go. */
  readonly floods: Pace;
  /** Of requests that were refused as too many: who does not stop is answered late. */
  readonly refusals: Pace;
  readonly openConnections: OpenConnections;
  /** Of messages over live connections. */
  readonly portions: Portions;
  /** Of what costs more, whichever process is asked. */
  readonly quotas: Quotas;
  /** Of passwords, by login. */
  readonly guesses: Guesses;
}
