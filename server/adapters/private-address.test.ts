import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

test.each([
  ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1', 'ff02::1'],
  ...['::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', '2002:a00:1::'],
  ...['::ffff:0:127.0.0.1', '::ffff:0:7f00:1', '::ffff:0:10.0.0.1'],
])('%s is inside', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '9.255.255.255', '100.128.0.1', '2606:4700::1', '::ffff:1.1.1.1'])(
  '%s is outside',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)
