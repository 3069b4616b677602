import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content } from '#scripts/operator/content.ts'
import * as editing from '#src/contract/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, wanted } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const family = 'course'

describe.each(databases)('drafts of two editors, on $name', ({ open }) => {
  let portal: Portal
  let ada: ReturnType<Portal['api']>
  let ben: ReturnType<Portal['api']>
  const editor = async (email: string) =>
    portal.api((await signIn(portal, email, { roles: ['editor'] })).cookie)
  beforeAll(async () => {
    portal = await openPortal(await open())
    ada = await editor('ada@demo.test')
    ben = await editor('ben@demo.test')
  })
  afterAll(() => portal.close())

  const item = async (id: number) => wanted(await ada.call(editing.getContentItem, { family, id }))
  /** The published document of a course with a code of the test's own. */
  const withCode = async (id: number, code: string) => ({ ...(await item(id)).published, code })

  test('of two saves that began with the same edition the second is refused with base and theirs', async () => {
    const { published } = await item(7)
    wanted(
      await ada.call(editing.saveDraft, { family, id: 7, edition: 1, document: await withCode(7, 'ADA') }),
    )
    const refused = await ben.call(editing.saveDraft, {
      family,
      id: 7,
      edition: 1,
      document: await withCode(7, 'BEN'),
    })
    refusedWith(refused, 409)
    expect(contextOf(refused)).toMatchObject({
      base: { code: published?.code },
      theirs: { editor: 'ada@demo.test', edition: 1, document: { code: 'ADA' } },
    })
    expect((await item(7)).draft).toMatchObject({ code: 'ADA' })
  })

  test('an editor goes on from the version of the last save, and no other editor from an older one', async () => {
    const save = (by: typeof ada, code: string, start: object) =>
      withCode(8, code).then((document) => by.call(editing.saveDraft, { family, id: 8, ...start, document }))
    const first = wanted(await save(ada, 'ONE', { edition: 1 }))
    const second = wanted(await save(ada, 'TWO', { version: first.version }))
    expect(second.version).toBeGreaterThan(first.version)
    const refused = await save(ben, 'BEN', { version: first.version })
    refusedWith(refused, 409)
    expect(contextOf(refused)).toMatchObject({
      base: { code: 'ONE' },
      theirs: { version: second.version, document: { code: 'TWO' } },
    })
    expect((await item(8)).saved).toMatchObject({ version: second.version, editor: 'ada@demo.test' })
    wanted(await save(ben, 'BEN', { version: second.version }))
  })

  test('of twelve saves at the same moment one is taken', async () => {
    const documents = await Promise.all(Array.from({ length: 12 }, (_, n) => withCode(9, `CODE-${n}`)))
    const saves = await Promise.all(
      documents.map((document, n) =>
        (n % 2 ? ada : ben).call(editing.saveDraft, { family, id: 9, edition: 1, document }),
      ),
    )
    const taken = saves.flatMap((save, n) => (save.ok ? [n] : []))
    expect(taken).toHaveLength(1)
    expect((await item(9)).draft).toMatchObject({ code: `CODE-${taken[0]}` })
    for (const save of saves) if (!save.ok) refusedWith(save, 409)
  })

  test('a draft that was published meanwhile is not begun again by an older save', async () => {
    const document = await withCode(10, 'ADA')
    const { version } = wanted(await ada.call(editing.saveDraft, { family, id: 10, edition: 1, document }))
    wanted(await ben.call(editing.publishItem, { family, id: 10 }))
    const refused = await ada.call(editing.saveDraft, { family, id: 10, version, document })
    refusedWith(refused, 409)
    expect(contextOf(refused)).toMatchObject({
      base: { code: 'ADA' },
      theirs: { version: null, edition: 2, editor: 'ben@demo.test' },
    })
    expect((await item(10)).draft).toBeNull()
  })

  test('an older edition replaces no draft of another editor', async () => {
    const document = await withCode(11, 'ADA')
    const { version } = wanted(await ada.call(editing.saveDraft, { family, id: 11, edition: 1, document }))
    refusedWith(await ben.call(editing.restoreEdition, { family, id: 11, edition: 1 }), 409)
    expect((await item(11)).draft).toMatchObject({ code: 'ADA' })
    wanted(await ben.call(editing.restoreEdition, { family, id: 11, edition: 1, version }))
  })

  test('a save by a server of an older release has a version of its own', async () => {
    const document = await withCode(12, 'ADA')
    const { version } = wanted(await ada.call(editing.saveDraft, { family, id: 12, edition: 1, document }))
    await portal.db.execute(
      `update content_draft set document = jsonb_set(document, '{code}', '"OLD"') where family = 'course' and id = 12`,
    )
    refusedWith(await ada.call(editing.saveDraft, { family, id: 12, version, document }), 409)
  })

  describe('by the command line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-draft-'))
    const file = join(folder, 'course.json')
    afterAll(() => rmSync(folder, { recursive: true }))
    const run = (by: typeof ada, act: string, id: number, options: object) =>
      content[act]?.run({ api: by, words: ['course', String(id)], options }) ?? ''
    const edit = (change: object) =>
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))

    test('a file that was written out can be saved again and again, until another editor was faster', async () => {
      writeFileSync(file, await run(ada, 'show', 13, { document: true }))
      for (const code of ['ONE', 'TWO']) {
        edit({ code })
        expect(await run(ada, 'draft', 13, { file })).toMatch(
          /^Saved as version \d+ of the draft of course 13.$/,
        )
      }
      const theirs = join(folder, 'theirs.json')
      writeFileSync(theirs, await run(ben, 'show', 13, { document: true }))
      await run(ben, 'draft', 13, { file: theirs })
      await expect(run(ada, 'draft', 13, { file })).rejects.toThrow(
        /ben@demo.test saved version \d+ at 2026-/,
      )
    })

    test('a file that says no start is saved only with one', async () => {
      writeFileSync(file, JSON.stringify((await item(14)).published))
      await expect(run(ada, 'draft', 14, { file })).rejects.toThrow(
        'does not say which version it began with',
      )
      await run(ada, 'draft', 14, { file, edition: '1' })
      await expect(run(ada, 'draft', 15, { file })).rejects.toThrow('was written out of course 14')
    })
  })
})
