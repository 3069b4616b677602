import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { course } from '#server/db/schema/course.ts'
import { videoText } from '#server/db/schema/video.ts'
import { getCourse, getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse, getMyCourses } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { contentLanguages } from '../fixtures/content-languages.ts'
import { databases } from '../fixtures/server/databases.ts'
import { take } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { places } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('watching on $name', ({ open }) => {
  let portal: Portal
  let cookie: string
  let people = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    cookie = (await signIn(portal, `viewer${people++}@demo.test`)).cookie
  })

  const enrol = () => portal.api(cookie).call(enrolInCourse, { id: 1, emailNotification: 'subscribed' })
  const chapters = async () => unwrap(await portal.api(cookie).call(getCourse, { id: 1 })).chapters
  const openChapter = (chapter: number, id = 1) =>
    portal.api(cookie).call(getVideoAccess, { id, chapterId: chapter })
  const report = (chapter: number, position: number, courseId = 1) =>
    portal.api(cookie).call(saveProgress, { courseId, chapterId: chapter, position })

  /** Watches a chapter from beginning to end, in reports of fifteen seconds; returns the last response. */
  async function watch(chapter: { id: number; seconds: number }, courseId = 1) {
    await openChapter(chapter.id, courseId)
    let last: Awaited<ReturnType<typeof report>> | undefined
    for (let position = 15; position < chapter.seconds + 15; position += 15) {
      portal.clock.now += 15_000
      last = await report(chapter.id, Math.min(position, chapter.seconds), courseId)
    }
    return unwrap(last as NonNullable<typeof last>)
  }

  test('a chapter of a course is locked before the registration is audited', async () => {
    refusedWith(await openChapter(101), 403)
    refusedWith(await report(101, 10), 403)
  })

  test('a chapter of another course is not found', async () => {
    await enrol()
    refusedWith(await openChapter(201), 404)
    refusedWith(await report(99_999, 10), 404)
  })

  test('opening returns captions in all languages, the transcript of one, and the last position', async () => {
    await enrol()
    const opened = unwrap(await openChapter(101))
    expect(opened.captions.map((each) => each.language)).toEqual(contentLanguages)
    expect(opened.transcript.length).toBeGreaterThan(20)
    expect(opened.position).toBe(0)
    const german = portal.api(cookie, places.german)
    const inGerman = unwrap(await german.call(getVideoAccess, { id: 1, chapterId: 101 }))
    expect(inGerman.transcript).not.toBe(opened.transcript)
    await portal.db.delete(videoText).where(eq(videoText.language, 'ko'))
    const korean = portal.api(cookie, places.korean)
    const inKorean = unwrap(await korean.call(getVideoAccess, { id: 1, chapterId: 101 }))
    expect(inKorean.transcript).toBe(opened.transcript)
  })

  test('a position is saved and returned', async () => {
    await enrol()
    await openChapter(101)
    portal.clock.now += 10_000
    expect(unwrap(await report(101, 9.5))).toMatchObject({ position: 9.5, chapterState: 'started' })
    expect(unwrap(await openChapter(101)).position).toBe(9.5)
  })

  test('jumping to the end earns nothing', async () => {
    await enrol()
    const [first] = await chapters()
    await openChapter(101)
    portal.clock.now += 1000
    const saved = unwrap(await report(101, first?.seconds as number))
    expect(saved.chapterState).toBe('started')
    expect((await chapters())[0]?.state).toBe('started')
  })

  test('time before opening, and a position after the end, earn nothing', async () => {
    await enrol()
    await openChapter(101)
    portal.clock.now += 3_600_000
    await openChapter(101)
    expect(unwrap(await report(101, 1e9))).toMatchObject({ position: 60, chapterState: 'started' })
    portal.clock.now += 3_600_000
    expect(unwrap(await report(101, -5)).position).toBe(0)
  })

  test('a course is learned when all chapters are watched, and its credits count once its quiz is passed too', async () => {
    await enrol()
    const all = await chapters()
    const reports = []
    for (const chapter of all) reports.push(await watch(chapter))
    expect(reports.map((each) => each.chapterState)).toEqual(all.map(() => 'watched'))
    expect(reports.map((each) => each.learningProcess)).toEqual([
      ...all.slice(1).map(() => 'learning'),
      'learned',
    ])
    const own = async () => unwrap(await portal.api(cookie).call(getMyCourses, {}))[0]
    expect(await own()).toMatchObject({ creditsEarned: 0, quizOpen: true })
    const quiz = { exam: 'quiz', targetId: 1 } as const
    expect(await take(portal, portal.api(cookie), quiz, 3)).toMatchObject({ state: 'passed' })
    const mine = await own()
    expect(mine?.creditsEarned).toBe(mine?.course.credits)
    expect(mine).toMatchObject({ progress: 1, quizOpen: false })
  })

  test('chapters that are completed at the same moment complete the course', { repeats: 5 }, async () => {
    await enrol()
    const all = await chapters()
    for (const chapter of all) await openChapter(chapter.id)
    for (let share = 0; share < 0.9; share += 0.1) {
      portal.clock.now += 10_000
      for (const chapter of all) await report(chapter.id, chapter.seconds * share)
    }
    portal.clock.now += 10_000
    const last = await Promise.all(all.map((chapter) => report(chapter.id, chapter.seconds)))
    expect(last.map((each) => unwrap(each).chapterState)).toEqual(all.map(() => 'watched'))
    const [mine] = unwrap(await portal.api(cookie).call(getMyCourses, {}))
    expect(mine?.learningProcess).toBe('learned')
  })

  test('half a course has half its progress and no credits', async () => {
    await enrol()
    const all = await chapters()
    for (const chapter of all.slice(0, 2)) await watch(chapter)
    const [mine] = unwrap(await portal.api(cookie).call(getMyCourses, {}))
    expect(mine).toMatchObject({ learningProcess: 'learning', creditsEarned: 0 })
    expect(mine?.progress).toBeGreaterThan(0.2)
    expect(mine?.progress).toBeLessThan(0.8)
  })

  test('a video needs no registration, only a session', async () => {
    const [row] = await portal.db.select().from(course).where(eq(course.contentType, 'video'))
    const id = row?.id as number
    const page = async () => unwrap(await portal.api(cookie).call(getCourse, { id }))
    const { chapters, learningProcess } = await page()
    expect(learningProcess).toBe('notStarted')
    unwrap(await openChapter(chapters[0]?.id as number, id))
    portal.clock.now += 5000
    expect(unwrap(await report(chapters[0]?.id as number, 5, id)).learningProcess).toBe('learning')
    expect(await page()).toMatchObject({ registrationStatus: 'notEnrolled', learningProcess: 'learning' })
    for (const chapter of chapters) await watch(chapter, id)
    expect((await page()).learningProcess).toBe('learned')
  })

  test('a course returns the registration and the progress of its learner', async () => {
    const page = async () => unwrap(await portal.api(cookie).call(getCourse, { id: 1 }))
    expect(await page()).toMatchObject({ registrationStatus: 'notEnrolled', learningProcess: 'notStarted' })
    await enrol()
    expect(await page()).toMatchObject({ registrationStatus: 'audited', learningProcess: 'notStarted' })
    const all = await chapters()
    for (const chapter of all) {
      await watch(chapter)
      expect((await page()).lastChapterId).toBe(chapter.id)
      expect((await page()).lastPosition).toBeGreaterThan(0)
    }
    expect(await page()).toMatchObject({ registrationStatus: 'audited', learningProcess: 'learned' })
  })
})
