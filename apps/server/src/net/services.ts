import type { HostConfig } from '../host/config.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import type { People } from '../identity/people.ts';
import type { Sealer } from '../identity/seal.ts';
import type { Store } from '../store/store.ts';

/** Everything that a route may need. */
export interface Services {
  readonly config: HostConfig;
  readonly store: Store;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly sealer: Sealer;
  readonly metrics: Metrics;
}
