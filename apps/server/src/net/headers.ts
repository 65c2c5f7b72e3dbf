import type { FastifyHelmetOptions } from '@fastify/helmet';

const SELF = ["'self'"];

export const SECURITY_HEADERS: FastifyHelmetOptions = {
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
  strictTransportSecurity: false,
};
