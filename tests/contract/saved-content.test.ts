import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit.ts'
import { classroomTrainer } from '#server/db/schema/classroom.ts'
import { contentDraft, contentEdition, draftVersion } from '#server/db/schema/content.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { listTrainerEmails } from '#server/services/publishing/cancellation/list-trainer-emails.ts'
import { discardDraft } from '#server/services/publishing/content-item/discard-draft.ts'
import { findItemForEditor } from '#server/services/publishing/content-item/find-item-for-editor.ts'
import { restoreEdition } from '#server/services/publishing/content-item/restore-edition.ts'
import { saveDraft } from '#server/services/publishing/content-item/save-draft.ts'
import type { ItemId } from '#server/services/publishing/item-row/item-row.ts'
import { recordPageCode } from '#server/services/publishing/lease/record-page-code.ts'
import {
  acquireLease,
  leaseTimeout,
  releaseLease,
  renewLease,
} from '#server/services/publishing/lease/site-lease.ts'
import { reportRefusedSchedule } from '#server/services/publishing/schedule-record/refused-schedule.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const minute = 60_000

describe.each(databases)('content that is saved, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const by = (editor = 'ada@demo.test', later = 0) => ({
    editor,
    limits: unlimitedEditor,
    now: portal.clock.now + later,
  })
  /** Saves a document as the draft of an item, based on the last save. */
  async function save(name: ItemId, document: object, publishing = by()) {
    const item = await findItemForEditor(portal.db, name)
    const start = item?.saved ? { version: item.saved.version } : { edition: item?.edition }
    const saved = await saveDraft(portal.db, { ...name, document, ...start }, publishing)
    if (isRefused(saved)) throw new Error(saved.refusal)
    return saved
  }

  test('parts without a number get the next unused one; a draft without such parts is unchanged', async () => {
    const name = { family: 'course', id: 1 } as const
    const chapters = demonstrationItems('course').find(({ id }) => id === 1)?.document.chapters ?? []
    const saved = await save(name, { chapters })
    expect(saved).toMatchObject({ isNumbered: false, item: { document: { chapters } } })
    const [first] = chapters
    const added = await save(name, { chapters: [{ video: first?.video }, first] })
    const highest = Math.max(...chapters.map(({ id }) => id))
    expect(added).toMatchObject({
      isNumbered: true,
      item: { document: { chapters: [{ id: highest + 1 }, { id: first?.id }] } },
    })
    for (const [family, id] of [
      ['pool', 1],
      ['survey', 1],
    ] as const) {
      const document = demonstrationItems(family).find((each) => each.id === id)?.document
      const ids = (document?.questions ?? []).map((each) => each.id)
      const { item } = await save({ family, id }, { questions: [{ texts: {} }] })
      expect(item.document).toMatchObject({ questions: [{ id: Math.max(...ids) + 1 }] })
    }
  })

  const saves = (subject: string) =>
    portal.db.select().from(auditEntry).where(eq(auditEntry.subject, subject)).orderBy(auditEntry.id)

  test('saves of one editor within ten minutes of each other are one entry of the log', async () => {
    const name = { family: 'news', id: 1 } as const
    const entries = async () =>
      (await saves('news 1')).map(({ act, actor, detail }) => [act, actor.split('@')[0], detail.saves ?? 1])
    for (const later of [0, 9, 18])
      await save(name, { date: '2026-01-01' }, by('ada@demo.test', later * minute))
    expect(await entries()).toEqual([['save', 'ada', 3]])
    const [entry] = await saves('news 1')
    expect(entry?.detail.until).toBe(new Date(portal.clock.now + 18 * minute).toISOString())
    await save(name, { date: '2026-01-01' }, by('ada@demo.test', 28 * minute))
    await save(name, { date: '2026-01-01' }, by('ben@demo.test', 29 * minute))
    expect(await entries()).toEqual([
      ['save', 'ada', 3],
      ['save', 'ada', 1],
      ['save', 'ben', 1],
    ])
    const { saved } = (await findItemForEditor(portal.db, name)) ?? {}
    await discardDraft(portal.db, { ...name, version: saved?.version ?? 0 }, by('ben@demo.test'))
    await save(name, { date: '2026-01-01' }, by('ben@demo.test', 30 * minute))
    expect((await entries()).slice(-2)).toEqual([
      ['discard', 'ben', 1],
      ['save', 'ben', 1],
    ])
  })

  test('the last ten saves of an item are stored, so that a conflict shows the editor’s starting point', async () => {
    const name = { family: 'news', id: 2 } as const
    const versions: number[] = []
    for (let index = 0; index < 12; index += 1)
      versions.push((await save(name, { date: `2026-01-${10 + index}` })).version)
    const stored = await portal.db
      .select({ version: draftVersion.version })
      .from(draftVersion)
      .where(and(eq(draftVersion.family, 'news'), eq(draftVersion.id, 2)))
    expect(stored.map(({ version }) => version).sort((a, b) => a - b)).toEqual(versions.slice(2))
    const conflictOf = async (version: number) =>
      (await restoreEdition(portal.db, { ...name, edition: 1, version }, by())) as {
        refusal: string
        context: { base: unknown; theirs: object }
      }
    const { refusal, context } = await conflictOf(versions[5] as number)
    expect([refusal, context.base]).toEqual(['conflict', { date: '2026-01-15' }])
    expect(context.theirs).toEqual({
      ...{ version: versions[11], editor: 'ada@demo.test', at: new Date(portal.clock.now).toISOString() },
      ...{ document: { date: '2026-01-21' }, edition: 1 },
    })
    expect((await conflictOf(versions[0] as number)).context.base).toBeNull()
    const restored = await restoreEdition(portal.db, { ...name, edition: 1, version: versions[11] }, by())
    expect(isRefused(restored)).toBe(false)
    const [edition] = await portal.db
      .select()
      .from(contentEdition)
      .where(and(eq(contentEdition.family, 'news'), eq(contentEdition.id, 2)))
    expect((await findItemForEditor(portal.db, name))?.draft).toEqual(edition?.document)
    expect(await restoreEdition(portal.db, { ...name, edition: 9 }, by())).toMatchObject({
      refusal: 'notFound',
    })
  })

  test('without a saved draft, a conflict shows the newest edition', async () => {
    const name = { family: 'news', id: 3 } as const
    const start = { edition: 7, document: {} }
    const refused = await saveDraft(portal.db, { ...name, ...start }, by())
    expect(refused).toMatchObject({
      refusal: 'conflict',
      context: { base: null, theirs: { version: null, edition: 1, document: { date: expect.any(String) } } },
    })
    expect(await saveDraft(portal.db, { family: 'news', id: 999, document: {} }, by())).toEqual({
      refusal: 'notFound',
    })
  })

  test('an item that was never published is deleted with its draft', async () => {
    const saved = await saveDraft(portal.db, { family: 'news', id: undefined, document: {} }, by())
    if (isRefused(saved)) throw new Error(saved.refusal)
    const name = { family: 'news', id: saved.item.id } as const
    expect(await findItemForEditor(portal.db, name)).toMatchObject({
      state: 'draft',
      edition: 0,
      published: null,
    })
    const at = new Date(portal.clock.now + minute)
    await portal.db
      .update(contentDraft)
      .set({ publishAt: at })
      .where(and(eq(contentDraft.family, 'news'), eq(contentDraft.id, name.id)))
    const done = await discardDraft(portal.db, { ...name, version: saved.version }, by())
    expect(done).toEqual({ publishAt: at.toISOString() })
    expect(await findItemForEditor(portal.db, name)).toBeUndefined()
    const [entry] = (await saves(`news ${name.id}`)).slice(-1)
    expect(entry).toMatchObject({
      act: 'discard',
      detail: { version: saved.version, editor: 'ada@demo.test', publishAt: at.toISOString() },
    })
  })

  test('a refused schedule reports five errors at most, in a job and a mail to the editor', async () => {
    const { learnerId } = await signIn(portal, 'ada@demo.test', { roles: ['editor'] })
    const finding = (index: number, more: Partial<ContentFinding> = {}): ContentFinding => ({
      ...{ level: 'error', rule: 'incomplete', family: 'news', id: 4, detail: '' },
      ...{ path: `field${index}`, message: 'is missing', ...more },
    })
    const report = (...findings: ContentFinding[]) =>
      portal.db.transaction((tx) =>
        reportRefusedSchedule(
          tx,
          { family: 'news', id: 4 },
          { refusal: 'invalid', context: { findings } },
          { ...by(), now: portal.clock.now + findings.length },
        ),
      )
    const failure = async () => {
      const [found] = await portal.db.select().from(job).where(like(job.name, 'schedule:news:4'))
      return found
    }
    await report(finding(1), finding(2, { level: 'warning' }), finding(3, { id: 5 }))
    expect(await failure()).toMatchObject({ state: 'failed', tries: 1, asked: 1 })
    expect((await failure())?.failure).toBe('field1 is missing; news 5: field3 is missing')
    await report(...[1, 2, 3, 4, 5].map((index) => finding(index)))
    expect((await failure())?.failure).toBe(
      [1, 2, 3, 4, 5].map((index) => `field${index} is missing`).join('; '),
    )
    await report(...[1, 2, 3, 4, 5, 6, 7].map((index) => finding(index)))
    expect(await failure()).toMatchObject({
      asked: 3,
      failure: expect.stringMatching(/field5 is missing; and 2 more$/),
    })
    await report()
    expect((await failure())?.failure).toBe('invalid')
    expect((await findItemForEditor(portal.db, { family: 'news', id: 4 }))?.refusedSchedule).toEqual({
      at: new Date(portal.clock.now).toISOString(),
      reason: 'invalid',
    })
    expect((await findItemForEditor(portal.db, { family: 'news', id: 5 }))?.refusedSchedule).toBeNull()
    const mails = await portal.db.select().from(mail).where(eq(mail.learnerId, learnerId))
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'scheduleRefused'))
  })

  test('a site has one publisher at a time, and each one gets the next fence', async () => {
    const now = portal.clock.now
    const begin = (at: number) => acquireLease(portal.db, 'eu', at)
    expect(await begin(now)).toEqual({ begun: true, fence: 1 })
    expect(await begin(now + leaseTimeout - 1)).toEqual({ begun: false, fence: 1 })
    expect(await renewLease(portal.db, 'eu', 1, now + 1)).toBe(true)
    expect(await begin(now + leaseTimeout)).toEqual({ begun: false, fence: 1 })
    expect(await begin(now + 1 + leaseTimeout)).toEqual({ begun: true, fence: 2 })
    expect([await renewLease(portal.db, 'eu', 1, now), await releaseLease(portal.db, 'eu', 1)]).toEqual([
      false,
      false,
    ])
    expect([await releaseLease(portal.db, 'eu', 2), await begin(now)]).toEqual([
      true,
      { begun: true, fence: 3 },
    ])
    expect(await acquireLease(portal.db, 'uk', now)).toEqual({ begun: true, fence: 1 })
  })

  test('for code that was compiled twice the first time counts', async () => {
    const at = (seconds: number) => new Date(seconds * 1000).toISOString()
    const know = (seconds: number) =>
      recordPageCode(portal.db, 'digest', { migrations: seconds, madeAt: at(seconds) })
    expect(await know(20)).toEqual({ migrations: 20, madeAt: at(20) })
    expect(await know(30)).toEqual({ migrations: 20, madeAt: at(20) })
    expect(await know(10)).toEqual({ migrations: 20, madeAt: at(10) })
  })

  test('the trainers of a session have one address each, in lower case; those without one are left out', async () => {
    const [first] = await portal.db.select().from(classroomTrainer).limit(1)
    const id = first?.classroomId as number
    await portal.db.delete(classroomTrainer).where(eq(classroomTrainer.classroomId, id))
    await portal.db
      .insert(classroomTrainer)
      .values([1, 2, 3].map((trainerId) => ({ classroomId: id, trainerId, position: trainerId })))
    for (const [trainerId, email] of [
      [1, 'Tess@demo.test'],
      [2, 'tess@demo.test'],
      [3, null],
    ] as const)
      await portal.db.update(trainer).set({ email }).where(eq(trainer.id, trainerId))
    expect(await listTrainerEmails(portal.db, 'classroom', id)).toEqual(['tess@demo.test'])
    await portal.db.update(practicalExam).set({ trainer: 1 }).where(eq(practicalExam.id, 1))
    expect(await listTrainerEmails(portal.db, 'practicalExam', 1)).toEqual(['tess@demo.test'])
    expect(await listTrainerEmails(portal.db, 'practicalExam', 999_999)).toEqual([])
  })
})
