import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPublisherSettings } from '#scripts/api-client/publisher-settings.ts'
import { loadServerSettings } from '#scripts/publish/server-settings.ts'
import { type Config, parseConfig } from '#server/config.ts'
import { recordPageCode } from '#server/services/publishing/lease/record-page-code.ts'
import { beginPublish, endPublish, renewPublish } from '#src/contract/publishing/publish-lease.ts'
import { publishSites } from '#src/contract/publishing/publish-sites.ts'
import { computeBuildFingerprint } from '#src/publisher/build-fingerprint.ts'
import { bothDatabases, pglite } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const code = { digest: 'a', madeAt: '2026-11-21T12:00:00.000Z' }

describe.each(bothDatabases)('publishing a site, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const api = (siteId = 21) => portal.api(null, { headers, siteId })
  const begin = async (siteId?: number) => unwrap(await api(siteId).call(beginPublish, code))
  const renew = async (fence: number) => unwrap(await api().call(renewPublish, { fence })).held
  const end = async (fence: number) => unwrap(await api().call(endPublish, { fence })).held

  test('is given to one of many concurrent publishers, and to the next when it has finished', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => begin()))
    const [first, ...more] = results.filter(({ begun }) => begun)
    expect(more).toEqual([])
    expect(new Set(results.map(({ fence }) => fence))).toEqual(new Set([first?.fence]))
    expect(await end(first?.fence as number)).toBe(true)
    const next = await begin()
    expect(next).toMatchObject({ begun: true, fence: (first?.fence as number) + 1 })
    await end(next.fence)
  })

  test('expires without renewals, and then its publisher may show nothing', async () => {
    const { fence, lapsesAfter } = await begin()
    portal.clock.now += lapsesAfter - 1
    expect(await renew(fence)).toBe(true)
    portal.clock.now += lapsesAfter - 1
    expect((await begin()).begun).toBe(false)
    portal.clock.now += 1
    expect(await renew(fence), 'nobody has taken it').toBe(true)
    portal.clock.now += lapsesAfter
    const other = await begin()
    expect(other).toMatchObject({ begun: true, fence: fence + 1 })
    expect([await renew(fence), await end(fence)]).toEqual([false, false])
    expect(await renew(other.fence)).toBe(true)
    await end(other.fence)
  })

  test('of another site does not wait', async () => {
    const [one, other] = [await begin(21), await begin(1)]
    expect([one.begun, other.begun]).toEqual([true, true])
    await end(one.fence)
  })

  test('is not for readers', async () => {
    refusedWith(await portal.api().call(beginPublish, code), 403)
    refusedWith(await portal.api().call(renewPublish, { fence: 1 }), 403)
    refusedWith(await portal.api().call(endPublish, { fence: 1 }), 403)
    refusedWith(await portal.api().call(publishSites, { sites: ['eu'], madeWith: 'a' }), 403)
  })

  test('is delegated to the server’s publisher if its fingerprint is the same', async () => {
    const ask = (sites: string[], madeWith: string) =>
      portal.api(null, { headers }).call(publishSites, { sites, madeWith })
    expect(unwrap(await ask(['eu', 'uk'], 'the same'))).toMatchObject({
      items: 1,
      sites: [{ site: 'eu' }, { site: 'uk' }],
    })
    expect(portal.published.at(-1)).toEqual(['eu', 'uk'])
    expect(unwrap(await ask(['eu'], 'something else'))).toBeNull()
    refusedWith(await ask(['nowhere'], 'the same'), 400)
  })

  test('knows the code by the time of its first compilation, whatever a server reports later', async () => {
    const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`
    const known = (day: number) => recordPageCode(portal.db, 'b', { migrations: 17 + day, madeAt: at(day) })
    expect(await known(2)).toEqual({ migrations: 19, madeAt: at(2) })
    expect(await known(4)).toEqual({ migrations: 19, madeAt: at(2) })
    expect(await known(1)).toEqual({ migrations: 19, madeAt: at(1) })
  })
})

test('a command uses the server’s settings, whatever SITES and addresses its shell has', async () => {
  const portal = await openPortal(await pglite.open(), { env: { SITES: 'en,eu' } })
  const shell = { DATA_DIR: portal.dataDir }
  const own = parseConfig(shell)
  const settings = (of: Config) => loadServerSettings(of, portal.api(null, { headers, siteId: 1 }))
  const { config, only } = await settings(own)
  expect([config.sites, only]).toEqual([['en', 'eu'], undefined])
  const fingerprintOf = (of: Config) =>
    computeBuildFingerprint({ ...createPublisherSettings({ ...of, operatorToken }) }, { digest: 'a' })
  expect(fingerprintOf(config)).toBe(fingerprintOf(portal.config))
  expect(fingerprintOf(own), 'the cause of pages that were made again').not.toBe(fingerprintOf(portal.config))
  const named = {
    ...parseConfig({ ...shell, SITES: 'en' }),
    origins: { main: 'http://a.test', sister: 'http://b.test' },
  }
  const chosen = await settings(named)
  expect(fingerprintOf(chosen.config)).toBe(fingerprintOf(portal.config))
  expect(chosen.only).toEqual(['en'])
  await expect(settings(parseConfig({ ...shell, SITES: 'en,uk' }))).rejects.toThrow(
    /SITES names "uk".*serves en, eu:/,
  )
  await portal.close()
})
