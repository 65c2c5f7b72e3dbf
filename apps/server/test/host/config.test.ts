import { expect, test } from 'vitest';
import { configFrom, type WrongConfig } from '../../src/host/config.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    configFrom(environment);
    return [];
  } catch (error) {
    return (error as WrongConfig).faults;
  }
}

test('with nothing set there is a server on this machine alone, with its data beside it', () => {
  const config = configFrom({});
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, trustProxy: false });
  expect(config.dataDir).toMatch(/[/\\]data$/);
  expect(config.publicUrl.origin).toBe('http://localhost:3000');
});

test('what is set is taken, and an empty value counts as not set', () => {
  const config = configFrom({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://me@db/imperia',
    PUBLIC_URL: 'https://imperia.example',
    TRUST_PROXY: 'on',
    LOG_LEVEL: '',
  });
  expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', trustProxy: true, logLevel: 'info' });
  expect(config.publicUrl.protocol).toBe('https:');
});

test.each([
  [{ PORT: '0' }, 'PORT is “0”, but must be a whole number from 1 to 65535.'],
  [{ PORT: '80a' }, 'PORT is “80a”'],
  [{ HOST: 'http://here' }, 'HOST is'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is'],
  [{ PUBLIC_URL: 'https://imperia.example/games' }, 'PUBLIC_URL is'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is “maybe”, but must be on or off.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is'],
  [{ BOT_WORKERS: '99' }, 'BOT_WORKERS is'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
  [{ WEBHOOK_URL: 'chat' }, 'WEBHOOK_URL is'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is'],
  [{ REGISTRATION: 'closed' }, 'REGISTRATION is “closed”, but must be one of open, code, host.'],
  [{ GUESTS: 'some' }, 'GUESTS is “some”, but must be on or off.'],
])('a wrong value is named with what it should be: %o', (environment, said) => {
  const faults = faultsOf(environment);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(said);
});

test('who closes registration closes it to guests as well, unless it is said', () => {
  expect(configFrom({})).toMatchObject({ registration: 'open', guests: true });
  expect(configFrom({ REGISTRATION: 'code' }).guests).toBe(false);
  expect(configFrom({ REGISTRATION: 'host', GUESTS: 'on' })).toMatchObject({ registration: 'host', guests: true });
});

test('all faults are told at once', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' })).toHaveLength(3);
});
