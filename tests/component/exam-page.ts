import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { attemptQuestion } from '#server/db/schema/attempt.ts'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import { TestDevice } from '../fixtures/device.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { completeAllCourses } from '../fixtures/server/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

export const associate = 2
export const theory = { exam: 'theory', targetId: associate } as const
const address = '/eu/exam?relationId=2&relationType=0'

/** The page of the theory exam that the current test has opened. */
export let page: Page
export let device: TestDevice

async function equip(): Promise<void> {
  device = new TestDevice(page.clock)
  const { setExamDevice } = await import('#src/environment/exam-device.ts')
  setExamDevice(device)
}

/** Opens the page of the theory exam for a new learner. */
export async function openExamPage(): Promise<void> {
  page = await openPageSignedIn()
  page.at(address)
  await equip()
}

/** Opens the page of the theory exam for an anonymous visitor. */
export async function openExamPageAnonymously(): Promise<void> {
  page = await openPage()
  page.at(address)
  await equip()
}

/** Reloads the page in the same tab on the same device, with the same session. */
export async function reloadExamPage(at = address): Promise<void> {
  const { kept, person } = device
  const { visit, headers } = page
  page = await openPage()
  Object.assign(page.headers, headers)
  for (const [name, value] of visit) page.visit.set(name, value)
  page.at(at)
  await equip()
  for (const [name, value] of kept) device.kept.set(name, value)
  device.person = person
}

/** Loads the lazy parts of the page, so that tests do not wait for files later. */
const loadParts = () =>
  Promise.all([
    import('#src/islands/exam-room/AllAttempts.tsx'),
    import('#src/islands/exam-room/Analysis.tsx'),
    import('#src/islands/exam-room/Attempts.tsx'),
    import('#src/islands/exam-room/ClosedRoom.tsx'),
    import('#src/islands/exam-room/ExamEntryPage.tsx'),
    import('#src/islands/exam-room/Outcome.tsx'),
    import('#src/islands/exam-room/ExamStages.tsx'),
  ])

export async function showRoom(language = 'en') {
  await loadParts()
  const user = await show(await import('#src/islands/exam-room/island.tsx'), { place }, language)
  await redraw()
  return user
}
export const ready = () => completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)

/** Clicks the button that starts or resumes an exam, and waits for the paper. */
export async function enterExam(user: Awaited<ReturnType<typeof showRoom>>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }))
  page.clock.advance(100)
  await redraw()
}

/** Starts the theory exam in the stores only, without rendering its page. */
export async function begin() {
  await ready()
  const { enterAttempt, openExam } = await import('#src/stores/exam/entry.ts')
  await openExam(theory)
  const entering = enterAttempt(theory, 'Exam')
  page.clock.advance(100)
  await entering
}

/** Opens the paper of the theory exam. */
export async function openTheoryPaper() {
  await ready()
  const user = await showRoom()
  await enterExam(user, 'Start the exam')
  return user
}

/** Submits the exam with unanswered questions, and waits for the result. */
export async function submitOpen(user: Awaited<ReturnType<typeof openTheoryPaper>>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit exam' }))
  await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Not passed this time' })).toBeDefined()
}

export const attemptId = async () => unwrap(await page.elsewhere.call(getExamPaper, theory)).attemptId

/** Returns the number of an attempt's questions whose answers the server has stored. */
export const givenOf = async (id: number) =>
  (await page.portal.db.select().from(attemptQuestion).where(eq(attemptQuestion.attemptId, id))).filter(
    ({ given }) => given.length > 0,
  ).length
