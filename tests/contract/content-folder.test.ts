import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportContentItems } from '#scripts/operator/export.ts'
import { importContentItems } from '#scripts/operator/import.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { listItemFolders } from '#src/content-files/read-content.ts'
import { writeItem } from '#src/content-files/write-item.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { exportItems, getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { filesIn, newFolder } from '../fixtures/content-files.ts'
import { demonstrationItems, seededDay } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const editor = (portal: Portal) => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })

describe.each(databases)('content as files, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('an export of the demonstration is the folder that it came from', async () => {
    const folder = newFolder()
    const result = await exportContentItems(editor(portal), { folder, from: seededDay })
    expect(result).toBe('Wrote 418 items.')
    expect(filesIn(folder)).toEqual(filesIn('content'))
  })

  test('an export keeps the folders that items have, and leaves and names what is not published', async () => {
    const folder = newFolder()
    const [news] = demonstrationItems('news')
    if (!news) throw new Error('No news')
    writeItem(folder, news, join(folder, 'news/1-of-old'))
    writeItem(folder, { ...news, id: 999 }, join(folder, 'news/999-not-there'))
    const result = await exportContentItems(editor(portal), { folder, family: 'news' })
    expect(result).toBe('Wrote 15 items.\nNot published, left unchanged:\n  news 999-not-there')
    expect(readdirSync(join(folder, 'news'))).toContain('1-of-old')
    expect(readdirSync(folder)).toEqual(['news'])
  })

  test('an import changes only what differs, and no draft', async () => {
    const folder = newFolder()
    await exportContentItems(editor(portal), { folder, family: 'course' })
    const state = () => portal.db.select().from(contentItem).orderBy(contentItem.family, contentItem.id)
    const before = await state()
    expect(await importContentItems(editor(portal), { folder })).toBe(
      'Published 0 of 72 items.\nunchanged: course 1-54, 201-218',
    )
    expect(await state()).toEqual(before)
    const { cookie } = await signIn(portal, 'ada@demo.test', { roles: ['editor'] })
    for (const id of [7, 8, 9]) {
      const { published, edition } = unwrap(
        await editor(portal).call(getContentItem, { family: 'course', id }),
      )
      const document = { ...published, code: `NEW-${id}` }
      if (id === 8)
        unwrap(await portal.api(cookie).call(saveDraft, { family: 'course', id, edition, document: {} }))
      if (id !== 9)
        writeItem(folder, { family: 'course', id, document }, listItemFolders(folder, 'course').get(id))
      else unwrap(await portal.api(cookie).call(saveDraft, { family: 'course', id, edition, document }))
    }
    expect(await importContentItems(editor(portal), { folder })).toBe(
      [
        'Published 1 of 72 items.',
        'changed: course 7',
        'unchanged: course 1-6, 9-54, 201-218',
        'skipped because of a draft by ada@demo.test: course 8',
        'Run npm run publish to update their sites.',
      ].join('\n'),
    )
    expect(process.exitCode).toBe(1)
    process.exitCode = undefined
    for (const id of [8, 9])
      expect(unwrap(await editor(portal).call(getContentItem, { family: 'course', id }))).toMatchObject({
        edition: 1,
        saved: { editor: 'ada@demo.test' },
      })
    const audit = rowsOrThrow(await editor(portal).call(getAudit, { subject: '1 items' }))
    expect(audit.map(({ act }) => act)).toEqual(['import'])
  })

  test('is paged, and only for editors', async () => {
    const first = unwrap(await editor(portal).call(exportItems, { family: 'province' }))
    expect([first.items.length, first.more]).toEqual([100, true])
    const rest = unwrap(await editor(portal).call(exportItems, { family: 'province', after: 100 }))
    expect([rest.items[0]?.id, rest.items.length, rest.more]).toEqual([101, 39, false])
    refusedWith(await portal.api((await signIn(portal)).cookie).call(exportItems, { family: 'news' }), 403)
  })
})
