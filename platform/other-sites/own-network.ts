import { BlockList, isIP } from "node:net";

/** Networks that are nobody else's site, by the registries of special-purpose addresses (RFC 6890 and those after it). */
const special: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

const blocked = new BlockList();
for (const [network, bits] of special) blocked.addSubnet(network, bits, "ipv4");

/** The part of IPv6 that is given out, without what carries an IPv4 address in it (Teredo, 6to4) or is for examples. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const carrying = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  carrying.addSubnet(network, bits, "ipv6");

/** True for an IP address where something of ours may stand, and for what is none. */
export const isOwnNetwork = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return blocked.check(address, "ipv4");
  return family !== 6 || !global6.check(address, "ipv6") || carrying.check(address, "ipv6");
};
