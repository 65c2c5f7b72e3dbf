import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { HostConfig } from '../host/config.ts';

const SELF = ["'self'"];

const HALF_A_YEAR = 180 * 24 * 60 * 60;

const SECURITY_HEADERS = {
  global: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: SELF,
      scriptSrc: SELF,
      workerSrc: SELF,
      connectSrc: SELF,
      styleSrc: SELF,
      // The client places things by style attributes; a style cannot run anything.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: SELF,
      manifestSrc: SELF,
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: SELF,
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
} as const satisfies FastifyHelmetOptions;

/** Who has reached us by https once shall not be talked out of it. */
export function securityHeaders({ publicUrl }: HostConfig): FastifyHelmetOptions {
  const strictTransportSecurity =
    publicUrl.protocol === 'https:' ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false;
  return { ...SECURITY_HEADERS, strictTransportSecurity };
}
