import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getServerTime } from '#src/contract/protocol/server-time.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

describe.each(databases)('the server’s time on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('is in milliseconds since 1970, whatever the client’s clock', async () => {
    expect((await askWire(portal, getServerTime, { timeStamp: 1 })).data).toBe(portal.clock.now)
    portal.clock.now += 1234
    expect(unwrap(await portal.api().call(getServerTime, { askedAt: 5 }))).toBe(portal.clock.now)
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(getServerTime, {}))).toBe(portal.clock.now)
  })

  test('is returned with or without the client’s time', async () => {
    expect((await askWire(portal, getServerTime, { timeStamp: 'noon' })).status).toBe(400)
  })
})
