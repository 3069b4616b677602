import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { note } from '#server/db/schema/note.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { collectLearnerData } from '#server/services/identity/learner/collect-learner-data.ts'
import type { Api } from '#src/api/create-api.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { clearLearning, enrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { addNote, changeNote, deleteNote, findNotes } from '#src/contract/learning/note.ts'
import { maxNoteLength, maxNotes } from '#src/domain/note/note.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

/** A course of the demonstration with its first chapters, each of which is a minute or longer. */
const courseId = 1
const [first, second] = [101, 102]

describe.each(databases)('notes on films, on $name,', ({ open }) => {
  let portal: Portal
  let learners = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  async function student() {
    learners += 1
    const email = `note-${learners}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    const api = portal.api(cookie)
    unwrap(await api.call(enrolInCourse, { id: courseId, emailNotification: 'notSubscribed' }))
    return { learnerId, email, api }
  }
  const writing = (more: object = {}) => ({
    ...{ courseId, chapterId: first, second: 12.5, text: 'Ask about the lens', key: randomUUID() },
    ...more,
  })
  const write = async (api: Api, more: object = {}) => unwrap(await api.call(addNote, writing(more)))
  const texts = async (api: Api) => unwrap(await api.call(findNotes, { courseId })).map(({ text }) => text)

  test('they are returned in the order of chapter and time, with their positions', async () => {
    const { api } = await student()
    await write(api, { chapterId: second, second: 3, text: 'third' })
    await write(api, { second: 40, text: 'second' })
    const stored = await write(api, { second: 7.25, text: '  first\nof two lines ' })
    expect(stored).toMatchObject({ chapterId: first, second: 7.25, text: 'first\nof two lines' })
    expect(stored.writtenAt).toBe(new Date(portal.clock.now).toISOString())
    expect(await texts(api)).toEqual(['first\nof two lines', 'second', 'third'])
    expect((await write(api, { second: 86_000, text: 'behind the end' })).second).toBeLessThan(1000)
  })

  test('a note that is sent twice, even concurrently, is one note', async () => {
    const { api } = await student()
    const twice = writing()
    const [one, other] = await Promise.all([api.call(addNote, twice), api.call(addNote, twice)])
    expect(unwrap(one)).toEqual(unwrap(other))
    expect(await texts(api)).toHaveLength(1)
  })

  test('it is changed and deleted; its place stays', async () => {
    const { api } = await student()
    const { id, second: at, writtenAt } = await write(api)
    portal.clock.now += 1000
    const changed = unwrap(await api.call(changeNote, { id, text: 'Better words' }))
    expect(changed).toMatchObject({ id, second: at, text: 'Better words', writtenAt })
    expect(changed.changedAt > writtenAt).toBe(true)
    expect(unwrap(await api.call(deleteNote, { id }))).toBe(true)
    expect(await texts(api)).toEqual([])
    refusedWith(await api.call(deleteNote, { id }), 404)
  })

  test('another person’s note is not found, and notes are returned to their owner only', async () => {
    const { id } = await write((await student()).api)
    const { api } = await student()
    refusedWith(await api.call(changeNote, { id, text: 'Mine' }), 404)
    refusedWith(await api.call(deleteNote, { id }), 404)
    expect(await texts(api)).toEqual([])
    refusedWith(await portal.api().call(findNotes, { courseId }), 401)
  })

  test('none is written where the chapter is locked or is not there', async () => {
    const { cookie } = await signIn(portal, 'note-stranger@demo.test')
    refusedWith(await portal.api(cookie).call(addNote, writing()), 403)
    refusedWith(await portal.api(cookie).call(addNote, writing({ chapterId: 99_999 })), 404)
  })

  test.each([
    ['nothing', { text: ' \n ' }],
    ['too much', { text: 'a'.repeat(maxNoteLength + 1) }],
    ['a control sign', { text: 'bell \u0007' }],
    ['an override of direction', { text: 'abc\u202Ecba' }],
    ['a second before the film', { second: -1 }],
    ['a key that is none', { key: 'again' }],
  ])('%s is refused', async (_, more) => {
    const { api } = await student()
    const result = await api.call(addNote, writing(more)).catch(() => ({ ok: false as const }))
    expect(result.ok).toBe(false)
    expect(await texts(api)).toEqual([])
  })

  test('the number of notes on a course is limited; an older one can still be changed', async () => {
    const { api, learnerId } = await student()
    const { id } = await write(api)
    const [row] = await portal.db.select().from(note).where(eq(note.id, id))
    const { id: _, ...values } = row as typeof note.$inferSelect
    const more = Array.from({ length: maxNotes - 1 }, () => ({ ...values, key: randomUUID() }))
    await portal.db.insert(note).values(more)
    refusedWith(await api.call(addNote, writing({ chapterId: second })), 400)
    unwrap(await api.call(changeNote, { id, text: 'Still mine' }))
    expect(await portal.db.$count(note, eq(note.learnerId, learnerId))).toBe(maxNotes)
  })

  test('they are part of the personal data, and are deleted with the account', async () => {
    const { api, learnerId, email } = await student()
    await write(api, { text: 'For my own eyes' })
    expect(JSON.stringify(await collectLearnerData(portal.db, { id: learnerId, email }))).toContain(
      'For my own eyes',
    )
    unwrap(await api.call(deleteAccount, { confirmation: email }))
    expect(await portal.db.$count(note, eq(note.learnerId, learnerId))).toBe(0)
  })

  test('they are deleted with the learning records of the certification', async () => {
    const { api, learnerId } = await student()
    const certificationId = await certificationOf(courseId)
    unwrap(await api.call(enrolInCertification, { certificationId, emailNotification: 'notSubscribed' }))
    await write(api)
    unwrap(await api.call(clearLearning, { certificationId }))
    expect(await texts(api)).toEqual([])
    expect(await portal.db.$count(chapterWatching, eq(chapterWatching.learnerId, learnerId))).toBe(0)
  })

  async function certificationOf(course: number): Promise<number> {
    const { certificationCourse } = await import('#server/db/schema/certification.ts')
    const [row] = await portal.db
      .select({ id: certificationCourse.certificationId })
      .from(certificationCourse)
      .where(eq(certificationCourse.courseId, course))
    return row?.id as number
  }
})
