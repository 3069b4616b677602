import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file, fileChunk } from '#server/db/schema/file.ts'
import { uploadPortrait } from '#src/contract/identity/portrait.ts'
import * as files from '../fixtures/files.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe.each(bothDatabases)('a full disk below $name', ({ open }) => {
  let portal: Portal
  let cookie: string
  beforeAll(async () => {
    portal = await openPortal(await open())
    cookie = (await signIn(portal, 'full@demo.test')).cookie
    // The function raises the error of both databases when a table can't grow: class 53, disk_full.
    await portal.db.execute(sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  })
  afterAll(() => portal.close())

  const upload = async (siteId: number, languageId: number) => {
    const body = new FormData()
    body.set('image', files.fileOf(await files.png(), 'me.png', 'image/png'))
    body.set('siteId', String(siteId))
    body.set('languageId', String(languageId))
    const headers = { Cookie: cookie, 'X-Requested-With': 'fetch' }
    return portal.request(`/api${uploadPortrait.path}`, { method: 'POST', body, headers })
  }
  const counts = async () => [await portal.db.$count(file), await portal.db.$count(fileChunk)]

  test('an upload returns 503 with Retry-After and the reason, and nothing of it is stored', async () => {
    const before = await counts()
    await portal.db.execute(
      sql`create trigger no_room before insert on file_piece for each row execute function no_room()`,
    )
    const response = await upload(1, 1)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({
      code: 503,
      message:
        'There is not enough space to save this at the moment, and nothing was saved. Please try again in a few minutes.',
    })
    expect(await counts()).toEqual(before)
    await portal.db.execute(sql`drop trigger no_room on file_piece`)
    expect((await upload(1, 1)).status).toBe(200)
  })
})
