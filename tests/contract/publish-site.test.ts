import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { beginPublish, endPublish } from '#src/contract/publishing/publish-lease.ts'
import { readPublishLog } from '#src/publisher/publish-log.ts'
import { type PublishOptions, publishSite } from '#src/publisher/publish-site.ts'
import { validateAllContent } from '#src/publisher/validate-all-content.ts'
import { databases } from '../fixtures/server/databases.ts'
import { operatorToken } from '../fixtures/server/portal.ts'
import { code, siteOfEachTest } from '../fixtures/server/released-site.ts'
import { unwrap } from '../fixtures/server/result.ts'

describe.each(databases)('publishing a site, on $name', ({ open }) => {
  const given = siteOfEachTest(open)

  /** Publishes the site. Each read of the clock returns a time that is a quarter of a second later. */
  function publish(how: Partial<PublishOptions> = {}) {
    const now = () => {
      given.its.now += 250
      return new Date(given.its.now)
    }
    return publishSite(given.its.site, given.its.press, given.its.pool(), {
      now,
      allowsOlderCode: false,
      ...how,
    })
  }
  const operator = () =>
    given.portal.api(null, {
      headers: { Authorization: `Bearer ${operatorToken}` },
      siteId: given.its.site.siteId,
    })
  const begin = async () =>
    unwrap(await operator().call(beginPublish, { digest: code.digest, madeAt: code.madeAt }))
  const end = async (fence: number) => unwrap(await operator().call(endPublish, { fence })).held
  const logged = () => readPublishLog(join(given.its.press.store.siteFolder('micro-en'), 'publishes.log'), 9)

  test('is logged with its pages and its time, and the site is free for the next publisher', async () => {
    const published = await publish()
    expect(published).toMatchObject({ site: 'micro-en', failures: [], seconds: 0.5 })
    const { pages, rendered } = published
    expect(pages).toBeGreaterThan(rendered)
    expect(await logged()).toEqual([{ at: '2026-01-15T12:00:00.250Z', seconds: 0.5, pages, rendered }])
    const lease = await begin()
    expect(lease.begun).toBe(true)
    expect((await given.its.shown()).code).toEqual({ digest: code.digest, ...lease.code })
    await end(lease.fence)
  })

  test('is logged with the editor whose act it was', async () => {
    await publish({ editor: 'ada@demo.test' })
    expect((await logged())[0]).toMatchObject({ by: 'ada@demo.test' })
  })

  test('is logged with the pages that could not be made', async () => {
    given.its.broken.add('/faq')
    const { failures } = await publish()
    expect(failures).toEqual([{ path: '/faq', fixed: 'faq', reason: 'no such component' }])
    expect((await logged())[0]).toMatchObject({ failures })
  })

  test('that fails is logged with the reason, and leaves the site to the next publisher', async () => {
    given.its.broken.add('*')
    await expect(publish()).rejects.toThrow('No page can be made')
    const failure = 'Error: No page can be made: no such component'
    expect(await logged()).toEqual([{ at: '2026-01-15T12:00:00.250Z', seconds: 0.5, failure }])
    given.its.broken.clear()
    expect((await publish()).rendered).toBeGreaterThan(0)
  })

  test('waits for a running publisher', async () => {
    const other = await begin()
    let done = false
    const publishing = publish().then(() => {
      done = true
    })
    // A publisher that does not wait would render its first page within this time.
    await setTimeout(1000)
    expect((await begin()).begun, 'the other is at work').toBe(false)
    expect([done, given.its.rendered]).toEqual([false, []])
    expect(await end(other.fence)).toBe(true)
    await publishing
    expect(given.its.rendered).not.toEqual([])
  })

  test('shows nothing when another publisher has taken over the site', async () => {
    const { lapsesAfter, fence } = await begin()
    await end(fence)
    let other: ReturnType<typeof begin> | undefined
    const check = () => {
      if (!other) given.portal.clock.now += lapsesAfter
      other ??= begin()
      return other
    }
    await expect(publish({ check })).rejects.toThrow('Another publisher has taken the site over')
    expect(await given.its.shown()).toBeUndefined()
    expect(await end((await other)?.fence ?? 0)).toBe(true)
  })

  test('counts the items of the whole content that were checked', async () => {
    expect(await validateAllContent(given.its.press)).toBeGreaterThan(100)
  })
})
