export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured logs that hold no secret: neither cookies nor tokens, and no more of an address than its path. */
export function loggerOptions(level: LogLevel) {
  return {
    level,
    redact: { paths: ['req.headers', '*.token', '*.password', '*.code', '*.key'], remove: true },
    serializers: {
      err: plainError,
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: pathOnly(request.url),
        from: request.ip,
      }),
    },
  };
}

interface PlainError {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Libraries hang all they know on an error, such as the address to push to: only what explains it is kept. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { type: name, message, stack, ...(code && { code }), ...(cause ? { cause: plainError(cause) } : {}) };
}

/** An invitation travels in the address: what follows the table is left out. */
function pathOnly(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/invitations\/[^/]+/, '/invitations/…');
}
