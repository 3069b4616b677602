import { isIPv4, isIPv6 } from 'node:net'

/**
 * The first six groups of IPv6 addresses whose last two groups contain an IPv4 address: mapped (RFC 4291), NAT64
 * (RFC 6052).
 */
const ipv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/** Returns the eight groups of an IPv6 address, each in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const [first, last] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ]
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.')

/** Removes the brackets of an IPv6 address, and the port that some proxies append. */
const withoutPort = (address: string): string =>
  /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address

/**
 * Returns the network of an address, with or without a port, for counting visitors. An IPv4 address is its own
 * network, even when it is written as IPv6. An IPv6 address belongs to its /64, because a single customer gets at
 * least that much. Any other text is returned as it is.
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function networkOf(written: string): string {
  const address = withoutPort(written)
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return written
  const groups = groupsOf(address)
  return ipv4Prefixes.includes(groups.slice(0, 6).join(':'))
    ? ipv4Of(groups.slice(6))
    : `${groups.slice(0, 4).join(':')}::/64`
}
