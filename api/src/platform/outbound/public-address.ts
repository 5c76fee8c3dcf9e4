import { BlockList, isIP } from 'node:net';

/** Networks of the special-purpose registries of IANA (RFC 6890 and its successors) that are not the public internet. */
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Inside the global unicast range, but tunnels, translations, documentation or benchmarks. */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [network, bits] of RESERVED_V4) reserved.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of RESERVED_V6) reserved.addSubnet(network, bits, 'ipv6');

/** Everything else of IPv6 is private, multicast, or a form that embeds an IPv4 address (mapped, NAT64). */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return false;
}
