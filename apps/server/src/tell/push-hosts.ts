import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

/** The push services of browsers: whole names, or (with a dot before) all names that end so. */
const KNOWN = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/** Whether pushes may go there: to a browser's push service, or to a host that the settings name. */
export function isPushAddress(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (more.includes(hostname)) return true;
  return port === '' && KNOWN.some((known) => (known.startsWith('.') ? hostname.endsWith(known) : hostname === known));
}

const INSIDE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of a network of somebody's own. */
export function isInside(address: string, family: number): boolean {
  return INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

type Resolve = (name: string, found: (error: Error | null, all: LookupAddress[]) => void) => void;

/** Finds only addresses of the world outside, whatever the name is said to mean. */
export function outsideOnly(resolve: Resolve = (name, found) => lookup(name, { all: true }, found)): LookupFunction {
  return (name, options, found) =>
    resolve(name, (error, all) => {
      const outside = (all ?? []).filter(({ address, family }) => !isInside(address, family));
      const [first] = outside;
      if (error || !first) return found(error ?? new Error(`${name} is not outside`), '', 4);
      if (options.all) found(null, outside);
      else found(null, first.address, first.family);
    });
}

/** Goes outside alone, but for hosts that the settings name. */
export function agentFor(endpoint: string, more: readonly string[]): Agent | undefined {
  return more.includes(new URL(endpoint).hostname) ? undefined : OUTSIDE;
}

const OUTSIDE = new Agent({ lookup: outsideOnly() });
