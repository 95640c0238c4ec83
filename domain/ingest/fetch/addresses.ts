import ipaddr from "ipaddr.js";

/** Names that mean "this machine" whatever a resolver says (RFC 6761). */
const LOOPBACK_SUFFIXES = ["localhost", "localdomain"];

/** Zones that only exist inside a private network or a cloud provider's own one. */
const PRIVATE_SUFFIXES = [
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "home.arpa",
  "onion",
];

/** Public DNS zones whose names resolve to whatever address is written in them, private ones included. */
const ECHO_ZONES = ["nip.io", "sslip.io", "xip.io", "localtest.me", "lvh.me"];

/** Ports above 1023 where a database, cache or control plane listens rather than a newspaper. */
const SERVICE_PORTS = new Set([
  1433, 1521, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3306, 3389, 4444, 5000, 5432, 5601, 5672, 5900, 5984,
  6000, 6379, 6443, 6666, 6667, 7001, 8086, 8500, 8529, 9000, 9042, 9092, 9100, 9200, 9300, 10250, 11211,
  15672, 27017, 27018,
]);

const under = (name: string, zones: string[]): boolean =>
  zones.some((zone) => name === zone || name.endsWith(`.${zone}`));

function literalRefusal(address: ipaddr.IPv4 | ipaddr.IPv6, allowLoopback: boolean): string | null {
  const range = address.range();
  if (range === "loopback") return allowLoopback ? null : "loopback address";
  if (range !== "unicast") return `${range} address`;
  // Only 2000::/3 is global unicast: this also shuts out ::a.b.c.d, which older stacks route to IPv4.
  if (address.kind() === "ipv6" && ((address.toByteArray()[0] ?? 0) & 0xe0) !== 0x20)
    return "address not in global use";
  return null;
}

/**
 * Says why a host must not be asked, or null when it may.
 *
 * Takes a host as written or as `URL.hostname` gives it (brackets around IPv6, any IPv4 notation, trailing
 * dots). Only globally routable addresses and public names pass; `allowLoopback` opens loopback and nothing
 * else. Names are judged by what they say: resolving them is the platform's part.
 */
export function hostRefusal(host: string, allowLoopback = false): string | null {
  let name: string;
  try {
    // The URL parser folds decimal, octal, hex, short and full-width notations into one.
    name = new URL(`http://${host}/`).hostname.replace(/\.+$/, "").toLowerCase();
  } catch {
    return "not a host name";
  }
  if (name === "") return "empty host name";
  if (name.startsWith("[")) {
    const literal = name.slice(1, -1);
    return ipaddr.IPv6.isValid(literal)
      ? literalRefusal(ipaddr.IPv6.parse(literal), allowLoopback)
      : "not an address";
  }
  if (ipaddr.IPv4.isValidFourPartDecimal(name)) return literalRefusal(ipaddr.IPv4.parse(name), allowLoopback);
  if (under(name, LOOPBACK_SUFFIXES)) return allowLoopback ? null : "name of this machine";
  if (under(name, PRIVATE_SUFFIXES)) return "name of a private network";
  if (under(name, ECHO_ZONES)) return "name that echoes an address";
  if (!name.includes(".")) return "name without a domain";
  return null;
}

/** Whether an article or feed may be asked at this port ("" is the scheme's own). */
export function portAllowed(port: string): boolean {
  if (port === "") return true;
  const number = Number(port);
  return number === 80 || number === 443 || (number >= 1024 && !SERVICE_PORTS.has(number));
}
