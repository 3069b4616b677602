import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { enrolByCode } from '#src/contract/learning/invitation.ts'
import { courseOf, enrolIn, watch } from '../fixtures/learning.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { markAsLearned, take } from '../fixtures/server/exam.ts'
import { createInvitationCode } from '../fixtures/server/letter.ts'
import { redraw, show } from './show.tsx'

/** Three courses of the demonstration: an open one, one that needs a reviewer's approval, and a video. */
const open = 1
const reviewed = 8
const video = 16

let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
})

/** Reloads the page for the same reader. */
async function sameReader(): Promise<Page> {
  const { headers } = page
  const again = await openPage()
  Object.assign(again.headers, headers)
  return again
}

const showEnrolment = async (id = open) =>
  show(await import('#src/islands/enrolment/island.tsx'), {
    course: await courseOf(page, id),
    path: `/eu/course/detail/${id}`,
    staticHtml: {},
  })
const button = (name: string) => screen.getByRole('button', { name })

test('a learner enrols in a free course and can start immediately', async () => {
  const user = await showEnrolment()
  await user.click(button('Enroll for free'))
  expect(await screen.findByText('Enrolled')).toBeDefined()
  expect(button('Start learning')).toBeDefined()
})

test('a course that needs approval shows that it is under review, and offers nothing more', async () => {
  const user = await showEnrolment(reviewed)
  await user.click(button('Request enrollment'))
  expect(await screen.findByText('Under review')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('while the call is running the button is busy, and further clicks do nothing', async () => {
  const user = await showEnrolment()
  const release = page.line.hold(enrolInCourse)
  await user.dblClick(button('Enroll for free'))
  expect(button('Enroll for free').getAttribute('aria-busy')).toBe('true')
  release()
  await redraw()
  expect(page.line.times(enrolInCourse)).toBe(1)
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('a lost answer shows an error, and then the server’s status', async () => {
  const user = await showEnrolment()
  page.line.lose(enrolInCourse)
  await user.click(button('Enroll for free'))
  await redraw()
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
  page.clock.advance(1000)
  await user.click(button('Enroll for free'))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('a learner who has started continues at the last position', async () => {
  await enrolIn(page, open)
  await watch(page, open, 0, 5)
  await showEnrolment()
  expect(button('Continue learning')).toBeDefined()
})

test('a learner who has watched everything continues with the quiz of the page, until it is passed', async () => {
  await markAsLearned(page.portal, page.learnerId, [open])
  const user = await showEnrolment()
  const quiz = Object.assign(document.createElement('button'), { onclick: vi.fn() })
  quiz.dataset.act = 'start-quiz'
  document.body.append(quiz)
  await user.click(button('Go to the quiz'))
  expect(quiz.onclick).toHaveBeenCalledOnce()
  quiz.remove()
  cleanup()
  await take(page.portal, page.elsewhere, { exam: 'quiz', targetId: open }, 5)
  page = await sameReader()
  await showEnrolment()
  expect(screen.queryByRole('button', { name: 'Go to the quiz' })).toBeNull()
})

test('an anonymous visitor sees the offer, and enrolling asks to sign in', async () => {
  page = await openPage()
  const user = await showEnrolment()
  await user.click(button('Enroll for free'))
  await redraw()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:signInToEnrol')
  expect(page.line.times()).toBe(0)
})

test('a registration that could not be loaded is not "not enrolled", and can be retried', async () => {
  await enrolIn(page, open)
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
  page.line.up = false
  const user = await showEnrolment()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.queryByRole('button', { name: 'Enroll for free' })).toBeNull()
  page.line.up = true
  await user.click(button('Retry'))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('a video needs no enrolment', async () => {
  await showEnrolment(video)
  expect(button('Start learning')).toBeDefined()
})

const withCode = async (code: string) => {
  const user = await showEnrolment(reviewed)
  await user.click(button('I have an invitation code'))
  const field = await screen.findByLabelText('Invitation code')
  if (code) await user.type(field, code)
  await user.click(button('Enroll'))
  await redraw()
}

test('an invitation code enrols immediately, without approval', async () => {
  await withCode(` ${await createInvitationCode(page.portal, { kind: 'course', targetId: reviewed })} `)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('an empty code is not sent, and the reason for a rejected code is beside it', async () => {
  await withCode('')
  expect(screen.getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.line.times(enrolByCode)).toBe(0)
  cleanup()
  page.clock.advance(1000)
  await withCode(
    await createInvitationCode(page.portal, { kind: 'course', targetId: reviewed, site: 'mena' }),
  )
  expect(screen.getByRole('alert').textContent).toContain('valid only on the site MENA')
})

test('while all calls fail, the page never says "not enrolled"', async () => {
  await enrolIn(page, open)
  page.line.up = false
  const user = await showEnrolment()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.queryByText('Not enrolled')).toBeNull()
  page.line.up = true
  await user.click(button('Retry'))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('after signing out in another tab the anonymous offer is shown', async () => {
  await enrolIn(page, open)
  await showEnrolment()
  expect(screen.getByText('Enrolled')).toBeDefined()
  delete page.headers.Cookie
  act(() => page.sessionChanges.fire())
  expect(button('Enroll for free')).toBeDefined()
})
