import { isIPv6 } from 'node:net';

/** Where somebody asks from, as limits count it: a household has one IPv4 address, and 2^64 of IPv6. */
export function addressOf({ ip }: { readonly ip: string }): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? network(plain) : plain;
}

/** Its first four groups, with those that «::» leaves out. */
function network(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array<string>(missing).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
