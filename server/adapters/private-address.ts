import { BlockList, isIPv6 } from 'node:net'

/**
 * IPv4 networks that are not public, by RFC 6890 and its successors: private, carriers', test and multicast
 * networks.
 */
const v4 = [
  ...([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
  ] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'] as const),
  ...(['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
]
/**
 * IPv6 networks that are not public. They include networks whose addresses contain an IPv4 address: translated (RFC
 * 2765), NAT64, 6to4, Teredo.
 */
const v6 = [
  ...([
    '::/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
  ] as const),
  ...(['2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'] as const),
]

const privateNetworks = new BlockList()
for (const [networks, family] of [
  [v4, 'ipv4'],
  [v6, 'ipv6'],
] as const)
  for (const network of networks) {
    const [address, length] = network.split('/') as [string, string]
    privateNetworks.addSubnet(address, Number(length), family)
  }

/**
 * Whether an address belongs to a private network or to this machine. An IPv4 address written as IPv6 is checked as
 * IPv4.
 * @example isPrivateAddress('10.1.2.3') // true
 */
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
