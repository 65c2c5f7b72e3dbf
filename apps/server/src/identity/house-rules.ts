export const REGISTRATIONS = ['open', 'code', 'host'] as const;

/** How people whom nobody here knows yet may become known. */
export interface HouseRules {
  /** Whether anybody may make an account, only with a code from a host, or only a host for others. */
  readonly registration: (typeof REGISTRATIONS)[number];
  /** Whether a name is enough. */
  readonly guests: boolean;
}
