import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentDraft } from '#server/db/schema/content.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { session } from '#server/db/schema/session.ts'
import { publishScheduled } from '#server/jobs/publish-scheduled.ts'
import type { Api } from '#src/api/create-api.ts'
import { duplicateItem } from '#src/contract/publishing/content-document.ts'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { discardDraft, unscheduleDraft } from '#src/contract/publishing/draft.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { previewDocument } from '#src/contract/publishing/preview.ts'
import { beginPublish } from '#src/contract/publishing/publish-lease.ts'
import { publishSites } from '#src/contract/publishing/publish-sites.ts'
import { releaseSiteHold, rollBackSite } from '#src/contract/publishing/site-hold.ts'
import { saveCaptions, saveVideo } from '#src/contract/publishing/video.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import { allSites } from '../fixtures/all-sites.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { silent } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

type Document = Record<string, unknown> & { texts: Record<string, Record<string, unknown>> }
const family = 'news'

describe.each(databases)('local editors, on $name,', ({ open }) => {
  let portal: Portal
  /** Clients of editors: without limits, limited to the site mena, limited to German texts, and limited to both. */
  let all: Api
  let mena: Api
  let german: Api
  let both: Api
  const editor = async (name: string, ...roles: string[]) =>
    portal.api((await signIn(portal, `${name}@demo.test`, { roles })).cookie)
  beforeAll(async () => {
    portal = await openPortal(await open())
    all = await editor('all', 'editor')
    mena = await editor('mena', 'editor:site=mena')
    german = await editor('german', 'editor:language=de')
    both = await editor('both', 'editor:site=mena', 'editor:language=de')
  })
  afterAll(() => portal.close())

  const item = async (id: number, by = all) => unwrap(await by.call(editing.getContentItem, { family, id }))
  const newest = async (id: number) => {
    const { draft, published } = await item(id)
    return (draft ?? published) as Document
  }
  const save = async (by: Api, id: number, document: Record<string, unknown>) =>
    by.call(editing.saveDraft, { family, id, ...draftStart(await item(id)), document })
  const publish = (by: Api, id: number, more = {}) => by.call(editing.publishItem, { family, id, ...more })
  const named = ({ texts, ...document }: Document, language: string, title: string): Document => ({
    ...document,
    texts: { ...texts, [language]: { ...texts[language], title } },
  })
  const onlyIn = (document: Document, ...sites: string[]) => ({
    ...document,
    audience: { tenants: ['main'], sites },
  })
  const created = async (by: Api, document: object) =>
    by.call(editing.saveDraft, { family, document } as never)
  /** Creates a published item that only mena shows. */
  const ofMena = async () => {
    const { id } = unwrap(await created(all, onlyIn(await newest(1), 'mena')))
    unwrap(await publish(all, id))
    return id
  }
  const refused = (result: Awaited<ReturnType<Api['call']>>, reason: string, missing?: string[]) => {
    refusedWith(result as never, 403)
    const context = contextOf(result as never)
    expect(context.reason).toBe(reason)
    if (missing) expect(context.sites ?? context.languages).toEqual(missing)
  }

  test('an editor of a site creates, changes, publishes, restores, copies and withdraws its items', async () => {
    const { id } = unwrap(await created(mena, onlyIn(await newest(1), 'mena')))
    expect(unwrap(await publish(mena, id)).sites.map(({ site }) => site)).toEqual(['mena'])
    unwrap(await save(mena, id, named(await newest(id), 'en', 'A new title')))
    const { version } = (await item(id)).saved ?? { version: 0 }
    unwrap(await mena.call(discardDraft, { family, id, version }))
    unwrap(await mena.call(editing.restoreEdition, { family, id, edition: 1 }))
    unwrap(await publish(mena, id, { at: '2100-01-01T00:00:00.000Z' }))
    unwrap(await mena.call(unscheduleDraft, { family, id }))
    unwrap(await publish(mena, id))
    unwrap(await mena.call(duplicateItem, { family, id }))
    unwrap(await mena.call(editing.withdrawItem, { family, id }))
  })

  test('an editor of a site is refused where another site shows the item before or after, with the missing sites', async () => {
    const id = await ofMena()
    const document = await newest(id)
    refused(await created(mena, onlyIn(document, 'mena', 'eu')), 'editorSites', ['eu'])
    refused(await save(mena, id, onlyIn(document, 'mena', 'eu')), 'editorSites', ['eu'])
    unwrap(await save(all, id, onlyIn(document, 'mena', 'eu')))
    refused(await publish(mena, id), 'editorSites', ['eu'])
    refused(await publish(mena, id, { at: '2100-01-01T00:00:00.000Z' }), 'editorSites', ['eu'])
    unwrap(await publish(all, id))
    refused(await save(mena, id, onlyIn(document, 'mena')), 'editorSites', ['eu'])
    refused(await mena.call(editing.withdrawItem, { family, id }), 'editorSites', ['eu'])
    refused(await mena.call(editing.restoreEdition, { family, id, edition: 1 }), 'editorSites', ['eu'])
    refused(await mena.call(duplicateItem, { family, id }), 'editorSites', ['eu'])
  })

  test('every local editor previews an item that only others may change', async () => {
    const document = (await newest(1)) as never
    const place = { site: 'eu', language: 'de', variant: 'desktop' } as const
    for (const by of [mena, german]) {
      const preview = unwrap(await by.call(previewDocument, { family, id: 1, document, ...place }))
      expect(preview.page).toBe('/eu/de/news/detail/1')
    }
  })

  test('an editor of a language changes and publishes texts of that language, on every site', async () => {
    const before = await newest(2)
    unwrap(await save(german, 2, named(before, 'de', 'Ein neuer Titel')))
    const { version } = (await item(2)).saved ?? { version: 0 }
    unwrap(await german.call(discardDraft, { family, id: 2, version }))
    unwrap(await save(german, 2, named(before, 'de', 'Noch ein Titel')))
    unwrap(await publish(german, 2))
    expect((await newest(2)).texts.de?.title).toBe('Noch ein Titel')
  })

  test('an editor of a language is refused other languages and other fields, and a draft with such changes', async () => {
    const before = await newest(3)
    refused(await save(german, 3, named(before, 'en', 'A title')), 'editorLanguages', ['en'])
    refused(await save(german, 3, { ...before, date: '2026-01-01' }), 'editorTexts')
    refused(await created(german, before), 'editorTexts')
    refused(await german.call(editing.withdrawItem, { family, id: 3 }), 'editorTexts')
    unwrap(await save(all, 3, named(before, 'en', 'A title')))
    unwrap(await save(german, 3, named(await newest(3), 'de', 'Ein Titel')))
    refused(await publish(german, 3), 'editorLanguages', ['en'])
    const { version } = (await item(3)).saved ?? { version: 0 }
    refused(await german.call(discardDraft, { family, id: 3, version }), 'editorLanguages', ['en'])
    unwrap(await all.call(discardDraft, { family, id: 3, version }))
  })

  test('an editor of a site and a language needs only one of the two', async () => {
    const id = await ofMena()
    unwrap(await save(both, id, named(await newest(id), 'en', 'A title')))
    unwrap(await save(both, 4, named(await newest(4), 'de', 'Ein Titel')))
    refused(await save(both, 4, named(await newest(4), 'en', 'A title')), 'editorLanguages', ['en'])
    const { sites } = contextOf(await save(both, 4, { ...(await newest(4)), date: '2026-01-01' }))
    expect(sites).toContain('eu')
    expect(sites).not.toContain('mena')
  })

  test('an import with an item beyond the limits is refused, and names it', async () => {
    const id = await ofMena()
    const ofSite = { family, id, document: named(await newest(id), 'en', 'Imported') } as const
    const other = { family, id: 5, document: named(await newest(5), 'en', 'Imported') } as const
    const result = await mena.call(editing.importItems, { items: [ofSite, other] })
    refused(result, 'editorSites')
    expect(contextOf(result).item).toEqual({ family, id: 5 })
    expect(unwrap(await mena.call(editing.importItems, { items: [ofSite] })).items).toBe(1)
  })

  test('acts on whole sites are refused for other sites, and without sites', async () => {
    const [rollBack, release] = [{ folder: 'eu', reason: 'A mistake' }, { folder: 'eu' }]
    refused(await mena.call(rollBackSite, rollBack), 'editorSites', ['eu'])
    refused(await german.call(rollBackSite, rollBack), 'editorTexts')
    refused(await mena.call(releaseSiteHold, release), 'editorSites', ['eu'])
    refusedWith(await mena.call(releaseSiteHold, { folder: 'mena' }), 404)
    const published = { sites: ['mena', 'eu'], madeWith: 'the same' }
    refused(await mena.call(publishSites, published), 'editorSites', ['eu'])
    expect(unwrap(await mena.call(publishSites, { ...published, sites: ['mena'] }))?.sites).toHaveLength(1)
    refused(
      await mena.call(beginPublish, { digest: 'x', madeAt: new Date(portal.clock.now).toISOString() }),
      'limitedEditor',
    )
  })

  test('a video that other sites show is not replaced, and captions only in the editor’s languages', async () => {
    const { published } = unwrap(await all.call(editing.getContentItem, { family: 'course', id: 1 }))
    const [chapter] = (published?.chapters ?? []) as { video: string }[]
    const name = chapter?.video ?? ''
    const video = { name, upload: '0'.repeat(32) }
    const file = new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nHallo'], 'de.vtt')
    const captions = (by: Api, language: string) => by.call(saveCaptions, { name, language, file } as never)
    refused(await mena.call(saveVideo, video), 'editorSites')
    refused(await german.call(saveVideo, video), 'editorTexts')
    refusedWith(await all.call(saveVideo, video), 404)
    refused(await mena.call(saveVideo, video), 'editorSites')
    refused(await captions(mena, 'de'), 'editorSites')
    refused(await captions(german, 'pl'), 'editorLanguages', ['pl'])
    expect(unwrap(await captions(german, 'de')).captions).toBe(1)
  })

  test('lists and items say what the editor may change', async () => {
    const id = await ofMena()
    const rights = async (by: Api, of: number) => {
      const rows = unwrap(await by.call(findContentItems, { family, limit: 100 })).rows.filter(isReadable)
      const listed = rows.find((row) => row.id === of)?.rights
      expect((await item(of, by)).rights).toEqual(listed)
      return listed
    }
    expect(await rights(all, 1)).toEqual({ change: true, languages: null })
    expect(await rights(mena, 1)).toEqual({ change: false, languages: [] })
    expect(await rights(mena, id)).toEqual({ change: true, languages: null })
    expect(await rights(german, id)).toEqual({ change: true, languages: ['de'] })
    expect(await rights(both, 1)).toEqual({ change: true, languages: ['de'] })
    expect(await rights(both, id)).toEqual({ change: true, languages: null })
    const draft = unwrap(await created(mena, onlyIn(await newest(1), 'mena')))
    expect(await rights(mena, draft.id)).toEqual({ change: true, languages: null })
  })

  const work = () =>
    publishScheduled({
      ...{ db: portal.db, sites: allSites, clock: () => portal.clock.now },
      ...{ publisher: idlePublisher, log: silent },
    })
  const inAMinute = () => new Date(portal.clock.now + 60_000).toISOString()
  const failedJobs = async () =>
    (await portal.db.select().from(job)).filter(({ state }) => state === 'failed').map(({ name }) => name)
  /** Schedules a new title of an item that only mena shows. */
  const scheduledBy = async (by: Api) => {
    const id = await ofMena()
    unwrap(await save(by, id, named(await newest(id), 'en', 'In time')))
    unwrap(await publish(by, id, { at: inAMinute() }))
    return id
  }

  test('a schedule of a local editor is carried out at its time', async () => {
    const id = await scheduledBy(mena)
    portal.clock.now += 120_000
    await work()
    expect(await portal.db.select().from(contentDraft)).not.toContainEqual(expect.objectContaining({ id }))
    expect((await item(id)).edition).toBe(2)
  })

  test('a schedule of an editor whose role has ended or moved is refused at its time, with a job and a mail', async () => {
    const leaver = await editor('leaver', 'editor:site=mena')
    const id = await scheduledBy(leaver)
    const withdrawn = await ofMena()
    unwrap(await leaver.call(editing.withdrawItem, { family, id: withdrawn, at: inAMinute() }))
    portal.clock.now += 120_000
    await editor('leaver', 'editor:site=eu')
    await work()
    expect(await item(id)).toMatchObject({ edition: 1, publishAt: null, draft: expect.anything() })
    expect(await item(withdrawn)).toMatchObject({
      ...{ state: 'published', withdrawAt: null },
      refusedWithdrawal: { reason: expect.stringMatching(/no right to this change any more: mena/) },
    })
    expect(await failedJobs()).toEqual(
      expect.arrayContaining([`schedule:${family}:${id}`, `withdrawal:${family}:${withdrawn}`]),
    )
    const mails = await portal.db.select().from(mail)
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['scheduleRefused', 'withdrawalRefused']),
    )
  })

  test('without a session of the editor, the limits at the time of scheduling count', async () => {
    const gone = await editor('gone', 'editor:site=mena')
    const [id, extended] = [await scheduledBy(gone), await scheduledBy(gone)]
    unwrap(await save(all, extended, onlyIn(await newest(extended), 'mena', 'eu')))
    const { learnerId } = await signIn(portal, 'gone@demo.test')
    await portal.db.delete(session).where(eq(session.learnerId, learnerId))
    portal.clock.now += 120_000
    await work()
    expect((await item(id)).edition).toBe(2)
    expect((await item(extended)).edition).toBe(1)
    expect(await failedJobs()).toContain(`schedule:${family}:${extended}`)
  })
})
