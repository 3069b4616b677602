import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  '192.0.2.1',
  '::ffff:192.0.2.1',
  '::FFFF:c000:201',
  '0:0:0:0:0:ffff:192.0.2.1',
  '64:ff9b::192.0.2.1',
  '192.0.2.1:51234',
  '[::ffff:192.0.2.1]:51234',
])('%s counts as the IPv4 address 192.0.2.1', (address) => {
  expect(networkOf(address)).toBe('192.0.2.1')
})

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['[1:2:3:4:5:6:7:8]', '1:2:3:4::/64'],
  ['[1:2:3:4:5:6:7:8]:443', '1:2:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['in process', '', 'a, b', '1.2.3', '1.2.3:80'])('%j is no address and stays as it is', (text) => {
  expect(networkOf(text)).toBe(text)
})
