import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HouseRules } from '../protocol/people.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** What a host chooses, all of it by environment; every default is one that works. */
export interface HostConfig extends HouseRules {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where people reach this server: for links, cookies and the check of where requests come from. */
  readonly publicUrl: URL;
  /** Whether a proxy in front says who is asking. */
  readonly trustProxy: boolean;
  /** How many people may be behind one address: what one may do, so many may do from there. */
  readonly peopleAtAddress: number;
  readonly logLevel: LogLevel;
  readonly botWorkers: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** A service of the host's that is told whose turn it is. */
  readonly webhookUrl: string | null;
  /** Whoever asks for metrics from another machine must show this. */
  readonly metricsToken: string | null;
  /** Push services besides those of the well-known browsers. */
  readonly pushHosts: readonly string[];
  /** Where the built client lies, when not in the repository. */
  readonly clientDir: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

export class WrongConfig extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The server cannot start with this configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Reads every setting before it complains, so that a host mends them all at once. */
export function configFrom(environment: Environment): HostConfig {
  const faults: string[] = [];
  const read = <T>(name: string, otherwise: T, parse: (text: string) => T | ShouldBe): T => {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return otherwise;
    const value = parse(text);
    if (!(value instanceof ShouldBe)) return value;
    faults.push(`${name} is “${text}”, but must be ${value.what}.`);
    return otherwise;
  };
  const port = read('PORT', 3000, wholeNumber(1, 65535));
  const host = read('HOST', '127.0.0.1', (text) =>
    /[\s/]/.test(text) ? new ShouldBe('an address to listen on, such as 0.0.0.0') : text,
  );
  const registration = read<HouseRules['registration']>('REGISTRATION', 'open', oneOf(['open', 'code', 'host']));
  const config: HostConfig = {
    port,
    host,
    registration,
    // Who closes one door does not mean to leave the other open.
    guests: read('GUESTS', registration === 'open', onOrOff),
    dataDir: resolve(read('DATA_DIR', './data', (text) => text)),
    databaseUrl: read<string | null>('DATABASE_URL', null, postgresUrl),
    publicUrl: read('PUBLIC_URL', new URL(`http://localhost:${port}`), webAddress),
    trustProxy: read('TRUST_PROXY', false, onOrOff),
    peopleAtAddress: read('PEOPLE_PER_ADDRESS', 20, wholeNumber(1, 1_000_000)),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    botWorkers: read('BOT_WORKERS', 1, wholeNumber(1, 16)),
    smtpUrl: read<string | null>('SMTP_URL', null, smtpUrl),
    mailFrom: read<string | null>('MAIL_FROM', null, (text) =>
      text.includes('@') ? text : new ShouldBe('a mail address'),
    ),
    webhookUrl: read<string | null>('WEBHOOK_URL', null, webhookUrl),
    metricsToken: read<string | null>('METRICS_TOKEN', null, (text) =>
      text.length < 16 ? new ShouldBe('at least 16 characters long') : text,
    ),
    pushHosts: read<readonly string[]>('PUSH_HOSTS', [], hostNames),
    clientDir: read<string | null>('CLIENT_DIR', null, clientFolder),
  };
  if (config.smtpUrl && !config.mailFrom) faults.push('MAIL_FROM is missing: mail that SMTP_URL sends needs a sender.');
  if (faults.length > 0) throw new WrongConfig(faults);
  return config;
}

/** What a value should have been. */
class ShouldBe {
  readonly what: string;
  constructor(what: string) {
    this.what = what;
  }
}

function wholeNumber(from: number, to: number) {
  return (text: string): number | ShouldBe => {
    const number = Number(text);
    const fits = /^\d+$/.test(text) && number >= from && number <= to;
    return fits ? number : new ShouldBe(`a whole number from ${from} to ${to}`);
  };
}

function onOrOff(text: string): boolean | ShouldBe {
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false;
  return new ShouldBe('on or off');
}

function oneOf<T extends string>(known: readonly T[]) {
  return (text: string): T | ShouldBe =>
    known.find((one) => one === text) ?? new ShouldBe(`one of ${known.join(', ')}`);
}

function urlWith(protocols: readonly string[], text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return protocols.includes(url.protocol) ? url : null;
}

function webAddress(text: string): URL | ShouldBe {
  const url = urlWith(['http:', 'https:'], text);
  return url && url.pathname === '/'
    ? url
    : new ShouldBe('a web address without a path, such as https://imperia.example');
}

function clientFolder(text: string): string | ShouldBe {
  const folder = resolve(text);
  return existsSync(join(folder, 'index.html')) ? folder : new ShouldBe('a folder with a built client');
}

function postgresUrl(text: string): string | ShouldBe {
  // The address of a socket with a user, postgres://user@/name?host=/run/postgresql, is none to `URL`.
  return /^postgres(ql)?:\/\/\S+$/.test(text) ? text : new ShouldBe('the address of a PostgreSQL database');
}

function hostNames(text: string): readonly string[] | ShouldBe {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return names.every((name) => /^[a-z0-9.-]+$/.test(name))
    ? names
    : new ShouldBe('names of hosts, such as push.example');
}

function smtpUrl(text: string): string | ShouldBe {
  return urlWith(['smtp:', 'smtps:'], text)
    ? text
    : new ShouldBe('the address of a mail server, such as smtp://mail.example');
}

function webhookUrl(text: string): string | ShouldBe {
  return urlWith(['http:', 'https:'], text) ? text : new ShouldBe('the web address of a service that takes JSON');
}
