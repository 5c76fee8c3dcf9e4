import { isIPv6 } from 'node:net';

/**
 * The part of an IP address that its user cannot change at will: all of IPv4, the first half of IPv6, since one
 * household or server gets 2^64 addresses.
 */
export function networkOf(address: string): string {
  // Checking for a colon first is cheaper than parsing every IPv4 address as IPv6.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const before = groups(head);
  const omitted = Array<string>(Math.max(0, 8 - before.length - groups(tail).length)).fill('0');
  const network = [...before, ...omitted, ...groups(tail)].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
