import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { and, asc, desc, eq } from 'drizzle-orm'
import { attempt } from '#server/db/schema/attempt.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { video } from '#server/db/schema/video.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { readQrCode } from '../fixtures/qr-code.ts'
import { answersTo, complete, coursesOf, enrol, take } from '../fixtures/server/exam.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { acknowledgeNotices } from './fixtures/due-notices.ts'
import { openTable } from './fixtures/exam-table.ts'
import { gradeAsTrainer } from './fixtures/grade-as-trainer.ts'
import { giveInformation } from './fixtures/information.ts'
import { decide } from './fixtures/reviewer.ts'

const { t } = translatorOf('en')
const table = openTable()
/** Access control associate, a certification of the lowest level that has a practical exam. */
const certificationId = 5
/** The first course of the certification, which ends with a quiz. */
const course = 3
/** The free practical exam of the certification. */
const practicalExamId = 6

/** Stores that a learner has watched a course up to its last seconds. */
async function nearlyWatch(learnerId: number): Promise<void> {
  const { db } = table.portal
  const chapters = await db
    .select({ id: chapter.id, seconds: video.seconds })
    .from(chapter)
    .innerJoin(video, eq(video.name, chapter.video))
    .where(eq(chapter.courseId, course))
    .orderBy(asc(chapter.position))
  const last = chapters.at(-1)?.id
  for (const { id, seconds } of chapters) {
    const left = id === last ? 3 : 0
    const watched = {
      position: seconds - left,
      intervals: [[0, seconds * 0.98 - left]] as [number, number][],
    }
    const reportedAt = new Date()
    await db
      .insert(chapterWatching)
      .values({ learnerId, chapterId: id, ...watched, reportedAt })
      .onConflictDoUpdate({
        target: [chapterWatching.learnerId, chapterWatching.chapterId],
        set: { ...watched, reportedAt },
      })
  }
}

/** Answers all questions of the quiz right, by keyboard, and submits it. */
async function passQuiz(page: Page, learnerId: number): Promise<void> {
  const questions = 5
  const at = (position: number) =>
    expect(page.getByText(t('exam:question', { position, of: questions }), { exact: true })).toBeVisible()
  await at(1)
  const { db } = table.portal
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), eq(attempt.exam, 'quiz')))
    .orderBy(desc(attempt.id))
  for (const { position, letters } of await answersTo(table.portal, row?.id ?? 0, questions)) {
    await at(position)
    for (const letter of letters) await page.keyboard.press(letter.toLowerCase())
    if (position < questions) await page.keyboard.press('ArrowRight')
  }
  await expect(page.locator('.saved').getByText(t('exam:saving.saved'))).toBeVisible()
  await page.getByRole('button', { name: t('exam:submit.quiz') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('exam:submit.now') })
    .click()
  await expect(page.getByRole('heading', { name: t('exam:result.passed') })).toBeVisible()
}

test('a learner enrols, studies, passes quiz, theory and practical exam, is rejected once, and proves the certificate by its code', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const { learner, learnerId } = await somebodyNew(page)
  await page.goto(`${table.portal.origin}/eu/course/detail/${course}`)
  await page.getByRole('button', { name: t('course:enrol') }).click()
  await giveInformation(page, 'en')
  await expect(page.getByText(t('enrolment:enrolledChip'), { exact: true })).toBeVisible()
  await nearlyWatch(learnerId)
  await page.reload()
  await page.getByRole('button', { name: t('enrolment:continue') }).click()
  await page.getByRole('button', { name: t('enrolment:toQuiz') }).click({ timeout: 30_000 })
  await page.getByRole('button', { name: t('exam:door.startQuiz') }).click()
  await passQuiz(page, learnerId)
  await enrol(learner.api, certificationId)
  // The page of the theory exam is tested in exam-room.spec.ts, so the exam is taken by calls.
  await take(table.portal, learner.api, { exam: 'theory', targetId: certificationId }, 46)
  await page.goto(`${table.portal.origin}/eu/exam?relationId=${certificationId}&relationType=0`)
  await expect(page.getByRole('heading', { name: t('exam:result.passed') })).toBeVisible()
  await page.getByRole('link', { name: t('exam:next.practical') }).click()
  const certification = page.url()
  await page.locator(`main a[href$="/practical-exam/detail/${practicalExamId}"]`).first().click()
  await page.getByRole('button', { name: t('classroom:enrol') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('classroom:enrol') })
    .click()
  await expect(page.getByText(t('practical-exam-enrolment:standing.enrolled'))).toBeVisible()
  await gradeAsTrainer(table.portal, learner, practicalExamId, 92)
  await page.reload()
  await expect(page.getByText(t('practical-exam-enrolment:standing.passed'))).toBeVisible()
  await page.goto(certification)
  await applyFor(page)
  await decide(table.portal, learner, 'The name is not whole.')
  await page.goto(`${table.portal.origin}/eu/my-learning`)
  await expect(page.getByText('The name is not whole.').first()).toBeVisible()
  await page.goto(certification)
  await applyFor(page)
  await decide(table.portal, learner)
  await acknowledgeNotices(learner.api)
  await page.goto(`${table.portal.origin}/eu/my-learning`)
  await prove(page)
})

/** Applies for the certificate on the certification's page. */
async function applyFor(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('certification-enrolment:next.apply') }).click()
  await page.getByRole('button', { name: t('certification-enrolment:applyNow'), exact: true }).click()
  await expect(page.getByText(t('certification-enrolment:next.finish'))).toBeVisible()
}

/** Opens the certificate from My Learning, downloads it and its badge, and opens the URL in its QR code. */
async function prove(page: Page): Promise<void> {
  await page.locator('main a[href*="/my-learning/certificate?"]').first().click()
  const picture = page.getByRole('img', { name: /ACA-/ })
  const drawn = await page.request.get(await picture.evaluate((image: HTMLImageElement) => image.src))
  await page.getByRole('button', { name: t('certificate:download') }).click()
  await downloaded(page, t('certificate:withCompany.no'), '%PDF-')
  await downloaded(page, t('certificate:badge.certificate'), 'eyJ')
  const { at: address, signed } = await readQrCode(await drawn.text())
  await page.goto(`${table.portal.origin}${new URL(address).pathname}#${signed}`)
  await expect(page.getByText(t('verification:code.same'))).toBeVisible()
  await expect(page.getByText(t('verification:status.valid'), { exact: true })).toBeVisible()
  await expect(page.locator('main').getByText('Sample Learner').first()).toBeVisible()
}

/** Clicks a download, and expects that the file begins with these characters. */
async function downloaded(page: Page, name: string, begins: string): Promise<void> {
  const act = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
  const [file] = await Promise.all([page.waitForEvent('download'), act.click()])
  expect((await readFile(await file.path(), 'latin1')).slice(0, begins.length)).toBe(begins)
}

/** Creates a learner who has completed everything of the certification except one course. */
async function somebodyNew(page: Page) {
  const learner = await table.portal.signInAsNewcomer(page.context())
  const seen = { db: table.portal.db, clock: { now: Date.now() } }
  const others = (await coursesOf(seen, certificationId)).filter((id) => id !== course)
  await complete(seen, learner.learnerId, others)
  return { learner, learnerId: learner.learnerId }
}
