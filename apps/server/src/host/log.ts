export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured logs that hold no secret: neither cookies nor tokens, and no more of an address than its path. */
export function loggerOptions(level: LogLevel) {
  return {
    level,
    redact: { paths: ['req.headers', '*.token', '*.password', '*.code', '*.key'], remove: true },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: pathOnly(request.url),
        from: request.ip,
      }),
    },
  };
}

/** An invitation travels in the address: what follows the table is left out. */
function pathOnly(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/invitations\/[^/]+/, '/invitations/…');
}
