import { act, cleanup, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { surveyQuestion } from '#server/db/schema/survey.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import { getSurvey, saveSurvey } from '#src/contract/catalogue/survey.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { markAsLearned, take } from '../fixtures/server/exam.ts'
import { redraw, show } from './show.tsx'

const course = 1
let page: Page
let store: typeof import('#src/stores/course/survey.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  store = await import('#src/stores/course/survey.ts')
})

const finish = async () => {
  await markAsLearned(page.portal, page.learnerId, [course])
  await take(page.portal, page.elsewhere, { exam: 'quiz', targetId: course }, 5)
}
const open = async () => {
  const user = await show(await import('#src/islands/survey/island.tsx'), {})
  await act(() => store.offerSurvey())
  await redraw()
  return user
}
const dialog = () => within(screen.getByRole('dialog', { name: 'About this course' }))
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })
const started = async () => {
  const user = await open()
  await user.click(button('Start now'))
  await redraw()
  return user
}
/** Answers the two required questions. */
const answerRequired = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(dialog().getByRole('radio', { name: 'Very good' }))
  await user.click(dialog().getByRole('radio', { name: 'About right' }))
}
const sent = async () => {
  const mine = eq(surveyAnswer.learnerId, page.learnerId)
  return (await page.portal.db.select().from(surveyAnswer).where(mine)).map(({ answers }) => answers)
}

test('without a finished training no survey opens', async () => {
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.line.times(getSurvey)).toBe(0)
})

test('a survey shows its intro, then numbered questions, and sends the answers', async () => {
  await finish()
  const user = await open()
  expect(dialog().getByText('5 questions, about 2 minutes')).toBeDefined()
  await user.click(button('Start now'))
  await redraw()
  expect(dialog().getAllByText(/^[1-5]\.$/)).toHaveLength(5)
  expect(button('Submit').disabled).toBe(true)
  await answerRequired(user)
  expect(button('Submit').disabled).toBe(false)
  await user.click(dialog().getByRole('checkbox', { name: 'The quiz' }))
  await user.click(dialog().getByRole('checkbox', { name: 'Worked calculations' }))
  await user.type(dialog().getByRole('textbox'), 'x'.repeat(201))
  await user.click(button('Submit'))
  await redraw()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await sent()).toEqual([
    { 101: 'Very good', 102: 'About right', 103: 'Worked calculations,The quiz', 105: 'x'.repeat(200) },
  ])
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['notices:surveySent'])
  await act(() => store.offerSurvey())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a postponed survey opens no more by itself in this tab; reopened, it has the answers', async () => {
  await finish()
  const user = await started()
  await answerRequired(user)
  await user.click(button('Remind me later'))
  await act(() => store.offerSurvey())
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => void (await store.openSurvey({ surveyId: 1, training: 'course', targetId: course })))
  await user.click(button('Start now'))
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Very good' }).checked).toBe(true)
  expect(button('Submit').disabled).toBe(false)
})

test('a second learner in the same tab is not shown the answers of the first', async () => {
  await finish()
  const user = await started()
  await answerRequired(user)
  await user.click(button('Remind me later'))
  const { visit } = page
  cleanup()
  page = await openPageSignedIn()
  store = await import('#src/stores/course/survey.ts')
  await finish()
  const second = await open()
  for (const [name, value] of visit) page.visit.set(name, value)
  await second.click(button('Start now'))
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Very good' }).checked).toBe(false)
  expect(button('Submit').disabled).toBe(true)
})

test('answers about one course do not appear in the survey about another', async () => {
  await finish()
  await markAsLearned(page.portal, page.learnerId, [2])
  await take(page.portal, page.elsewhere, { exam: 'quiz', targetId: 2 }, 5)
  const about = async (targetId: number) => {
    await act(async () => void (await store.openSurvey({ surveyId: 1, training: 'course', targetId })))
    act(() => store.startSurvey())
    const view = store.$survey.get()
    return view.state === 'detail' ? view.answers[101] : view.state
  }
  await open()
  await about(course)
  act(() => store.saveSurveyAnswer(101, 'Good'))
  expect(await about(2)).toBe('')
  expect(await about(course)).toBe('Good')
})

test('two clicks send the answers once', async () => {
  await finish()
  const user = await started()
  await answerRequired(user)
  await act(async () => void (await Promise.all([store.sendSurvey(), store.sendSurvey()])))
  expect(page.line.times(saveSurvey)).toBe(1)
})

test('answers that an edited survey no longer accepts are refused, and the survey is not shown as closed', async () => {
  await finish()
  const user = await started()
  await answerRequired(user)
  const required = (now: boolean) =>
    page.portal.db.update(surveyQuestion).set({ required: now }).where(eq(surveyQuestion.id, 103))
  await required(true)
  await user.click(button('Submit'))
  await redraw()
  await required(false)
  expect(store.$survey.get()).toMatchObject({ state: 'detail', failure: 'refused' })
})

test('answers that were sent are no longer stored in the tab', async () => {
  await finish()
  const user = await started()
  await answerRequired(user)
  await user.click(button('Submit'))
  await redraw()
  expect([...page.visit.values()]).toEqual([''])
})

test('a click on the backdrop leaves it open', async () => {
  await finish()
  const user = await open()
  await user.click(screen.getByRole('dialog'))
  expect(button('Start now')).toBeDefined()
})

test('answers that could not be sent stay, and the dialog shows the reason', async () => {
  await finish()
  const user = await started()
  await answerRequired(user)
  page.line.up = false
  await user.click(button('Submit'))
  await redraw()
  expect(dialog().getByRole('alert').textContent).toMatch(/couldn’t reach the server/)
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'About right' }).checked).toBe(true)
  page.line.up = true
  const content = JSON.stringify(
    [101, 102].map((questionId, at) => ({ questionId, answer: ['Good', 'About right'][at] })),
  )
  await page.elsewhere.call(saveSurvey, { surveyId: 1, training: 'course', targetId: course, content })
  await user.click(button('Submit'))
  await redraw()
  expect(dialog().getByRole('alert').textContent).toMatch(/This survey is closed/)
})

test('a completed course offers the survey on its page until it is answered', async () => {
  await finish()
  await import('#src/islands/SurveyOffer.tsx')
  const user = await show(await import('#src/islands/enrolment/island.tsx'), {
    course: { id: course, kind: 'hsc' as const, contentType: 'course' as const, needsApproval: false },
    path: '/eu/course/detail/1',
    staticHtml: {},
  })
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Take the survey' }))
  await redraw()
  expect(store.$survey.get().state).toBe('intro')
  act(() => {
    store.startSurvey()
    store.saveSurveyAnswer(101, 'Good')
    store.saveSurveyAnswer(102, 'About right')
  })
  await act(() => store.sendSurvey())
  await redraw()
  expect(screen.queryByRole('button', { name: 'Take the survey' })).toBeNull()
})

test('answers are sent once, without those that are blank', async () => {
  await finish()
  await store.offerSurvey()
  store.startSurvey()
  store.saveSurveyAnswer(101, ' Good ')
  await store.sendSurvey()
  expect(page.line.times(saveSurvey)).toBe(0)
  store.saveSurveyAnswer(102, 'About right')
  store.saveSurveyAnswer(103, ' ')
  await Promise.all([store.sendSurvey(), store.sendSurvey()])
  const contents = page.line.sent(saveSurvey).map(({ content }) => JSON.parse(content) as unknown)
  expect(contents).toEqual([
    [
      { questionId: 101, answer: 'Good' },
      { questionId: 102, answer: 'About right' },
    ],
  ])
  expect(store.$survey.get()).toEqual({ state: 'hidden' })
})

test('while no survey is open, nothing is answered or sent', async () => {
  store.startSurvey()
  store.saveSurveyAnswer(1, 'Very good')
  await store.sendSurvey()
  expect(store.$survey.get()).toEqual({ state: 'hidden' })
  expect([page.visit.size, page.line.times(saveSurvey)]).toEqual([0, 0])
})
