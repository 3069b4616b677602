import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { contentPresence } from '#server/db/schema/content-presence.ts'
import { purgeUnused } from '#server/jobs/purge-unused.ts'
import type { Api } from '#src/api/create-api.ts'
import { markPresence } from '#src/contract/publishing/presence.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const course = { family: 'course', id: 7 } as const

describe.each(databases)('the presence of editors, on $name,', ({ open }) => {
  let portal: Portal
  let ada: Api
  let ben: Api
  const editor = async (email: string) =>
    portal.api((await signIn(portal, email, { roles: ['editor'] })).cookie)
  beforeAll(async () => {
    portal = await openPortal(await open())
    ada = await editor('ada@demo.test')
    ben = await editor('ben@demo.test')
  })
  afterAll(() => portal.close())

  const mark = async (by: Api, editing: boolean, item: { family: 'course'; id: number } = course) =>
    unwrap(await by.call(markPresence, { ...item, editing })).others

  test('an editor sees the others at the same item, and not oneself', async () => {
    const audited = await portal.db.$count(auditEntry)
    expect(await mark(ada, true)).toEqual([])
    const [seen, ...rest] = await mark(ben, false)
    expect(rest).toEqual([])
    expect(seen?.editing).toBe(true)
    expect(await mark(ada, true)).toMatchObject([{ editing: false }])
    expect(await mark(ada, true, { family: 'course', id: 8 })).toEqual([])
    expect(await portal.db.$count(auditEntry)).toBe(audited)
  })

  test('the start stays while the calls go on; a minute after the last one the editor is gone', async () => {
    const [first] = await mark(ben, false)
    portal.clock.now += 40_000
    await mark(ada, false)
    expect(await mark(ben, false)).toMatchObject([{ since: first?.since, editing: false }])
    portal.clock.now += 61_000
    expect(await mark(ben, false)).toEqual([])
    portal.clock.now += 61_000
    await purgeUnused(portal.db, createDatabaseStorage(portal.db), () => portal.clock.now)
    expect(await portal.db.select().from(contentPresence)).toEqual([])
  })

  test('an unknown item is refused', async () => {
    refusedWith(await ada.call(markPresence, { family: 'course', id: 999_999, editing: true }), 404)
  })
})
