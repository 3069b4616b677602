import { describe, expect, test } from 'vitest'
import { runOncePerVersion } from '#server/seed/run-once-per-version.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal } from '../fixtures/server/portal.ts'

describe.each(databases)('on $name', ({ open }) => {
  test('data derived from content and code is computed once per code version', async () => {
    const portal = await openPortal(await open())
    let times = 0
    const start = (by: string | undefined) =>
      runOncePerVersion(portal.db, by, async () => {
        times += 1
      })
    for (const [by, made] of [
      ['one', 1],
      ['one', 1],
      ['other', 2],
      ['other', 2],
      ['one', 3],
      [undefined, 4],
      [undefined, 5],
      ['one', 6],
    ] as const) {
      await start(by)
      expect([by, times]).toEqual([by, made])
    }
    await portal.close()
  })

  test('a failed preparation is repeated by the next start', async () => {
    const portal = await openPortal(await open())
    const fails = runOncePerVersion(portal.db, 'one', () => Promise.reject(new Error('away')))
    await expect(fails).rejects.toThrow('away')
    let done = false
    await runOncePerVersion(portal.db, 'one', async () => {
      done = true
    })
    expect(done).toBe(true)
    await portal.close()
  })
})
