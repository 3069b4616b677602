import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { visitorKeyOf, visitorKeyOfNodeRequest } from './visitor-key.ts'

const configured = (addressHeader: string | undefined) => ({ config: { addressHeader } })

/**
 * Returns the key of a visitor's address, computed once from the application's request and once from Node's request.
 */
async function namesOf(header: string | undefined, told: string | undefined, address: string | undefined) {
  const headers: Record<string, string> = told === undefined ? {} : { 'x-real-ip': told }
  const sent = { headers, ...(address !== undefined && { address }) }
  const { value } = await withContext((c) => visitorKeyOf(c, configured(header)), sent)
  const request = { headers, socket: { remoteAddress: address } }
  return [value, visitorKeyOfNodeRequest(request, configured(header))]
}
const sameFor = async (...asked: Parameters<typeof namesOf>): Promise<string> => {
  const [one, other] = await namesOf(...asked)
  expect(one).toBe(other)
  return one as string
}

test('a visitor is named by a digest of the address, never by the address itself', async () => {
  const name = await sameFor(undefined, undefined, '192.0.2.1')
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(await sameFor(undefined, undefined, '192.0.2.2')).not.toBe(name)
})

test('without a configured proxy, the address of the connection counts and headers are ignored', async () => {
  expect(await sameFor(undefined, '192.0.2.9', '192.0.2.1')).toBe(
    await sameFor(undefined, undefined, '192.0.2.1'),
  )
})

test('only the last address of a configured proxy’s header counts', async () => {
  const name = await sameFor('X-Real-IP', '192.0.2.7', '10.0.0.1')
  expect(name).toBe(await sameFor(undefined, undefined, '192.0.2.7'))
  expect(await sameFor('X-Real-IP', '198.51.100.1, 192.0.2.7 ', '10.0.0.1')).toBe(name)
  expect(await sameFor('X-Real-IP', '192.0.2.7, 198.51.100.1', '10.0.0.1')).not.toBe(name)
})

test('a proxy that names no address leaves that of the connection', async () => {
  const name = await sameFor(undefined, undefined, '10.0.0.1')
  for (const told of [undefined, '', '192.0.2.7,'])
    expect(await sameFor('X-Real-IP', told, '10.0.0.1')).toBe(name)
})

test('the last of several equal headers counts', () => {
  const request = { headers: { 'x-real-ip': ['a', 'x', 'b, c'] }, socket: { remoteAddress: undefined } }
  const single = { headers: { 'x-real-ip': 'c' }, socket: { remoteAddress: undefined } }
  const ofHeader = configured('X-Real-IP')
  expect(visitorKeyOfNodeRequest(request, ofHeader)).toBe(visitorKeyOfNodeRequest(single, ofHeader))
})

test('a request without a network address has a name too', async () => {
  const name = await sameFor(undefined, undefined, undefined)
  expect(name).not.toBe(await sameFor(undefined, undefined, ''))
})

test('an IPv6 customer is one visitor: addresses of a /64 have one name, those of another have another', async () => {
  const name = await sameFor(undefined, undefined, '2001:db8:0:1::1')
  expect(await sameFor(undefined, undefined, '2001:db8:0:1:a:b:c:d')).toBe(name)
  expect(await sameFor(undefined, undefined, '2001:db8:0:2::1')).not.toBe(name)
})

test('an IPv4 address that the system writes as IPv6 has the name of the IPv4 address', async () => {
  expect(await sameFor(undefined, undefined, '::ffff:192.0.2.1')).toBe(
    await sameFor(undefined, undefined, '192.0.2.1'),
  )
})
