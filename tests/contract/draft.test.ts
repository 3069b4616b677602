import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentCommands } from '#scripts/operator/content.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { publishScheduled } from '#server/jobs/publish-scheduled.ts'
import { getJobs, retryJob } from '#src/contract/messaging/job.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import * as draft from '#src/contract/publishing/draft.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { databases } from '../fixtures/server/databases.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { silent } from '../fixtures/server/mailbox.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
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

  const item = async (id: number) => unwrap(await ada.call(editing.getContentItem, { family, id }))
  /** Returns the published document of a course, with a code that only this test uses. */
  const withCode = async (id: number, code: string) => ({ ...(await item(id)).published, code })

  test('of two saves based on the same edition the second is refused with base and theirs', async () => {
    const { published } = await item(7)
    unwrap(
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

  test('a creation that is repeated because its response was lost creates no second item', async () => {
    const request = { family, creation: 'new-1764-9981', document: { code: 'ONCE' } } as const
    const { id, version } = unwrap(await ada.call(editing.saveDraft, request))
    const again = () => ada.call(editing.saveDraft, { ...request, document: { code: 'TWICE' } })
    for (const repeated of await Promise.all([again(), again()])) {
      refusedWith(repeated, 409)
      const theirs = { version, document: { code: 'ONCE' } }
      expect(contextOf(repeated)).toMatchObject({ id, base: null, theirs })
    }
    const other = unwrap(await ada.call(editing.saveDraft, { ...request, creation: 'new-1764-9982' }))
    expect(other.id).toBe(id + 1)
    const ofNews = unwrap(await ada.call(editing.saveDraft, { ...request, family: 'news', document: {} }))
    expect(ofNews.version).toBeGreaterThan(other.version)
    const short = { ...request, creation: 'new-1' }
    refusedWith(await ada.call(editing.saveDraft, short), 400)
  })

  test('an editor continues from the version of the last save, and no other editor from an older one', async () => {
    const save = (by: typeof ada, code: string, start: object) =>
      withCode(8, code).then((document) => by.call(editing.saveDraft, { family, id: 8, ...start, document }))
    const first = unwrap(await save(ada, 'ONE', { edition: 1 }))
    const second = unwrap(await save(ada, 'TWO', { version: first.version }))
    expect(second.version).toBeGreaterThan(first.version)
    const refused = await save(ben, 'BEN', { version: first.version })
    refusedWith(refused, 409)
    expect(contextOf(refused)).toMatchObject({
      base: { code: 'ONE' },
      theirs: { version: second.version, document: { code: 'TWO' } },
    })
    expect((await item(8)).saved).toMatchObject({ version: second.version, editor: 'ada@demo.test' })
    unwrap(await save(ben, 'BEN', { version: second.version }))
  })

  test('of twelve concurrent saves one is accepted', async () => {
    const documents = await Promise.all(Array.from({ length: 12 }, (_, n) => withCode(9, `CODE-${n}`)))
    const saves = await Promise.all(
      documents.map((document, n) =>
        (n % 2 ? ada : ben).call(editing.saveDraft, { family, id: 9, edition: 1, document }),
      ),
    )
    const accepted = saves.flatMap((save, n) => (save.ok ? [n] : []))
    expect(accepted).toHaveLength(1)
    expect((await item(9)).draft).toMatchObject({ code: `CODE-${accepted[0]}` })
    for (const save of saves) if (!save.ok) refusedWith(save, 409)
  })

  test('an older save does not recreate a draft that was published meanwhile', async () => {
    const document = await withCode(10, 'ADA')
    const { version } = unwrap(await ada.call(editing.saveDraft, { family, id: 10, edition: 1, document }))
    unwrap(await ben.call(editing.publishItem, { family, id: 10 }))
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
    const { version } = unwrap(await ada.call(editing.saveDraft, { family, id: 11, edition: 1, document }))
    refusedWith(await ben.call(editing.restoreEdition, { family, id: 11, edition: 1 }), 409)
    expect((await item(11)).draft).toMatchObject({ code: 'ADA' })
    unwrap(await ben.call(editing.restoreEdition, { family, id: 11, edition: 1, version }))
  })

  test('a save by a server of an older release has a version of its own', async () => {
    const document = await withCode(12, 'ADA')
    const { version } = unwrap(await ada.call(editing.saveDraft, { family, id: 12, edition: 1, document }))
    await portal.db.execute(
      `update content_draft set document = jsonb_set(document, '{code}', '"OLD"') where family = 'course' and id = 12`,
    )
    refusedWith(await ada.call(editing.saveDraft, { family, id: 12, version, document }), 409)
  })

  test('a draft may be unfinished, and the findings list by field what publishing requires', async () => {
    const texts = { en: { name: '', description: '<p>A</p><table><tr><td>1</td></tr></table>' }, fr: {} }
    const begun = { family, document: { code: 'NEW', texts, chapters: [{ video: 'site-walk' }] } } as const
    const { id, version, findings } = unwrap(await ada.call(editing.saveDraft, begun))
    const found = findings.map(({ rule, path, message }) => `${rule} ${path} ${message}`)
    expect(found).toEqual(
      expect.arrayContaining([
        'incomplete texts.en.name expects a text that is not empty',
        'incomplete texts.en.summary is missing and expects a text in quotes',
        'droppedMarkup texts.en.description contains <table>, which pages leave out: delete it',
      ]),
    )
    const refused = await ada.call(editing.publishItem, { family, id })
    refusedWith(refused, 400)
    expect(contextOf(refused).findings).toEqual(findings.filter(({ rule }) => rule === 'incomplete'))
    refusedWith(await ada.call(editing.previewDraft, { family, id, variant: 'desktop' }), 400)
    expect((await item(id)).findings).toEqual(findings)
    unwrap(await ada.call(draft.discardDraft, { family, id, version }))
    refusedWith(await ada.call(editing.getContentItem, { family, id }), 404)
  })

  test('markup that the page would drop keeps a finished draft from being published', async () => {
    const { published, edition } = await item(16)
    const texts = published?.texts as Record<string, { description: string }>
    const en = { ...texts.en, description: `${texts.en?.description}<img src="a.png">` }
    const document = { ...published, texts: { ...texts, en } }
    unwrap(await ada.call(editing.saveDraft, { family, id: 16, edition, document }))
    const refused = await ada.call(editing.publishItem, { family, id: 16 })
    expect(contextOf(refused).findings).toMatchObject([
      { rule: 'droppedMarkup', path: 'texts.en.description', detail: 'img' },
    ])
    unwrap(await ada.call(editing.previewDraft, { family, id: 16, variant: 'desktop' }))
  })

  test('a save changes no schedule, and only its own call removes it', async () => {
    const document = await withCode(17, 'ADA')
    const { version } = unwrap(await ada.call(editing.saveDraft, { family, id: 17, edition: 1, document }))
    const at = new Date(portal.clock.now + 60_000).toISOString()
    unwrap(await ada.call(editing.publishItem, { family, id: 17, at }))
    unwrap(await ada.call(editing.saveDraft, { family, id: 17, version, document: {} }))
    expect((await item(17)).publishAt).toBe(at)
    expect(unwrap(await ben.call(draft.unscheduleDraft, { family, id: 17 }))).toEqual({ publishAt: at })
    expect((await item(17)).publishAt).toBeNull()
    expect(contextOf(await ben.call(draft.unscheduleDraft, { family, id: 17 }))).toEqual({
      reason: 'notScheduled',
    })
  })

  test('a time that has passed is refused', async () => {
    const document = await withCode(20, 'ADA')
    unwrap(await ada.call(editing.saveDraft, { family, id: 20, edition: 1, document }))
    const at = new Date(portal.clock.now).toISOString()
    const refused = await ada.call(editing.publishItem, { family, id: 20, at })
    refusedWith(refused, 400)
    expect(contextOf(refused)).toEqual({ reason: 'pastTime', fields: ['at'] })
  })

  test('a schedule that is refused at its time is a job and a mail to the editor, and can be tried again', async () => {
    const document = await withCode(21, 'ADA')
    const { version } = unwrap(await ada.call(editing.saveDraft, { family, id: 21, edition: 1, document }))
    const at = new Date(portal.clock.now + 60_000).toISOString()
    unwrap(await ada.call(editing.publishItem, { family, id: 21, at }))
    const { texts, ...unfinished } = document as Record<string, unknown>
    const again = unwrap(await ben.call(editing.saveDraft, { family, id: 21, version, document: unfinished }))
    const work = () =>
      publishScheduled({
        ...{ db: portal.db, sites: loadSites(), clock: () => portal.clock.now },
        ...{ publisher: idlePublisher, log: silent },
      })
    portal.clock.now += 60_000
    await work()
    const token = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const jobs = async () =>
      rowsOrThrow(await token.call(getJobs, {})).filter(({ name }) => name.startsWith('schedule:'))
    const given = {
      name: 'schedule:course:21',
      state: 'failed',
      failure: expect.stringContaining('texts is missing'),
    }
    expect(await jobs()).toMatchObject([given])
    const mails = await portal.db.select().from(mail).where(eq(mail.kind, 'scheduleRefused'))
    const [scheduler] = await portal.db.select().from(learner).where(eq(learner.email, 'ada@demo.test'))
    expect(mails).toMatchObject([{ learnerId: scheduler?.id, data: { item: 'course 21' } }])
    // The email names the item once, and does not repeat it before each fault.
    expect(mails[0]?.data).not.toMatchObject({ reason: expect.stringContaining('course 21') })
    unwrap(await token.call(retryJob, { name: 'schedule:course:21' }))
    await work()
    expect(await jobs()).toMatchObject([given])
    unwrap(
      await ben.call(editing.saveDraft, {
        family,
        id: 21,
        version: again.version,
        document: { ...unfinished, texts },
      }),
    )
    unwrap(await token.call(retryJob, { name: 'schedule:course:21' }))
    await work()
    expect([await jobs(), (await item(21)).edition]).toEqual([[], 2])
  })

  test('consecutive saves of one editor are one entry of the audit log', async () => {
    let start: object = { edition: 1 }
    const save = async (by: typeof ada) => {
      const document = await withCode(22, 'ADA')
      start = {
        version: unwrap(await by.call(editing.saveDraft, { family, id: 22, ...start, document })).version,
      }
      portal.clock.now += 30_000
    }
    for (const by of [ada, ada, ada, ben, ada]) await save(by)
    portal.clock.now += 10 * 60_000
    await save(ada)
    const token = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const audit = rowsOrThrow(await token.call(getAudit, { subject: 'course 22' }))
    expect(audit.map(({ actor, detail }) => [actor, detail.saves ?? 1])).toEqual([
      ['ada@demo.test', 1],
      ['ada@demo.test', 1],
      ['ben@demo.test', 1],
      ['ada@demo.test', 3],
    ])
  })

  test('a draft that another editor saved again is not discarded; the audit log records who discarded what', async () => {
    const document = await withCode(18, 'ADA')
    const { version } = unwrap(await ada.call(editing.saveDraft, { family, id: 18, edition: 1, document }))
    const again = unwrap(await ben.call(editing.saveDraft, { family, id: 18, version, document }))
    refusedWith(await ada.call(draft.discardDraft, { family, id: 18, version }), 409)
    const discards = contentCommands.discard?.run({
      ...{ api: ada, args: ['course', '18'], options: { version: `${version}` } },
    })
    await expect(discards).rejects.toThrow(
      `Nothing is discarded: ben@demo.test saved version ${again.version} at`,
    )
    unwrap(await ada.call(draft.discardDraft, { family, id: 18, version: again.version }))
    expect(await item(18)).toMatchObject({ state: 'published', draft: null, saved: null })
    expect(contextOf(await ada.call(draft.discardDraft, { family, id: 18, version: again.version }))).toEqual(
      {
        reason: 'noDraft',
      },
    )
    const token = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const [last] = rowsOrThrow(await token.call(getAudit, { subject: 'course 18' }))
    expect(last).toMatchObject({
      act: 'discard',
      actor: 'ada@demo.test',
      detail: { version: again.version, editor: 'ben@demo.test' },
    })
  })

  test('new parts get numbers that the item never had', async () => {
    const { published, edition } = await item(3)
    const chapters = published?.chapters as { id: number; video: string }[]
    const last = chapters.at(-1)?.id ?? 0
    const stored = chapters.slice(0, -1)
    const shorter = { ...published, chapters: stored, texts: {} }
    const texts = Object.fromEntries(
      Object.entries(published?.texts as Record<string, { chapters?: unknown[] }>).map(
        ([language, words]) => [
          language,
          { ...words, ...(words.chapters && { chapters: words.chapters.slice(0, -1) }) },
        ],
      ),
    )
    unwrap(await ada.call(editing.saveDraft, { family, id: 3, edition, document: { ...shorter, texts } }))
    unwrap(await ada.call(editing.publishItem, { family, id: 3 }))
    const document = { ...shorter, chapters: [...stored, { video: 'site-walk' }, { video: 'site-walk' }] }
    const saved = unwrap(await ada.call(editing.saveDraft, { family, id: 3, edition: edition + 1, document }))
    const numbers = ((saved.document?.chapters ?? []) as { id: number }[]).map(({ id }) => id)
    expect(numbers).toEqual([...stored.map(({ id }) => id), last + 1, last + 2])
    for (const [other, room] of [
      ['pool', 1000],
      ['survey', 100],
    ] as const) {
      const begun = unwrap(
        await ada.call(editing.saveDraft, { family: other, document: { questions: [{}, {}] } }),
      )
      expect(begun.document).toEqual({
        questions: [{ id: begun.id * room + 1 }, { id: begun.id * room + 2 }],
      })
    }
  })

  describe('by the command line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-draft-'))
    const file = join(folder, 'course.json')
    afterAll(() => rmSync(folder, { recursive: true }))
    const run = (by: typeof ada, act: string, id: number, options: object) =>
      contentCommands[act]?.run({ api: by, args: ['course', String(id)], options }) ?? ''
    const edit = (change: object) =>
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))

    test('an exported file can be saved repeatedly, until another editor was faster', async () => {
      writeFileSync(file, await run(ada, 'show', 13, { document: true }))
      for (const code of ['ONE', 'TWO']) {
        edit({ code })
        expect(await run(ada, 'draft', 13, { file })).toMatch(
          /^Saved as version \d+ of the draft of course 13\./,
        )
      }
      const theirs = join(folder, 'theirs.json')
      writeFileSync(theirs, await run(ben, 'show', 13, { document: true }))
      await run(ben, 'draft', 13, { file: theirs })
      await expect(run(ada, 'draft', 13, { file })).rejects.toThrow(
        /ben@demo.test saved version \d+ at 2026-/,
      )
    })

    test('new parts have their numbers in the file, and missing ones are reported', async () => {
      const fresh = join(folder, 'survey.json')
      writeFileSync(fresh, JSON.stringify({ training: 'course', questions: [{ type: 'text' }] }))
      const told = await contentCommands.draft?.run({ api: ada, args: ['survey'], options: { file: fresh } })
      expect(told).toContain('New parts have been numbered.')
      expect(told).toMatch(/error: survey \d+: texts is missing/)
      expect(JSON.parse(readFileSync(fresh, 'utf8')).questions[0].id % 100).toBe(1)
    })

    test('a file without a start is saved only with one given', async () => {
      writeFileSync(file, JSON.stringify((await item(14)).published))
      await expect(run(ada, 'draft', 14, { file })).rejects.toThrow(
        'does not name the version that it started from',
      )
      await run(ada, 'draft', 14, { file, edition: '1' })
      await expect(run(ada, 'draft', 15, { file })).rejects.toThrow('is a document of course 14')
    })
  })
})
