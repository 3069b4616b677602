import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCourse } from '../../src/contract/course.ts'
import { enrolInCourse } from '../../src/contract/enrolment.ts'
import { enrolByCode } from '../../src/contract/invitation.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Course } from '../../src/domain/course/course.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { courseWith, learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { held } from '../fixtures/held.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
/** The course as the server has it. */
let now: Course

beforeEach(async () => {
  page = await openPage()
  now = courseWith()
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getCourse, () => now)
  page.portal.answer(enrolInCourse, () => {
    now = courseWith({ registrationStatus: now.needsApproval ? 'notAudited' : 'audited' })
    return { courseId: now.id, status: now.registrationStatus as 'audited' | 'notAudited' }
  })
})

const showEnrolment = async (change: Partial<Course> = {}) => {
  now = courseWith(change)
  return show(await import('../../src/islands/enrolment/island.tsx'), { course: now, kept: {} })
}
const button = (name: string) => screen.getByRole('button', { name })

test('a learner enrols in a free course and may start at once', async () => {
  const user = await showEnrolment()
  await user.click(button('Enrol for free'))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
  expect(button('Start learning')).toBeDefined()
})

test('a course that needs approval shows that it is under review, and offers nothing more', async () => {
  const user = await showEnrolment({ needsApproval: true })
  await user.click(button('Ask to enrol'))
  await redraw()
  expect(screen.getByText('Under review')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('while the answer is awaited the button says that it is busy, and further clicks do nothing', async () => {
  const answer = held<{ courseId: number; status: 'audited' }>()
  const user = await showEnrolment()
  page.portal.answer(enrolInCourse, () => answer.promise)
  await user.dblClick(button('Enrol for free'))
  expect(button('Enrol for free').getAttribute('aria-busy')).toBe('true')
  answer.release({ courseId: 7, status: 'audited' })
  await redraw()
  expect(page.portal.times(enrolInCourse)).toBe(1)
})

test('whoever has begun goes on where it was', async () => {
  const [first, ...others] = courseWith().chapters
  await showEnrolment({
    registrationStatus: 'audited',
    chapters: [{ ...(first as Course['chapters'][0]), state: 'started' }, ...others],
  })
  expect(button('Continue learning')).toBeDefined()
})

test('an anonymous reader sees the offer, and enrolling asks to sign in', async () => {
  page.signedIn = false
  const user = await showEnrolment()
  await user.click(button('Enrol for free'))
  await redraw()
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:signInToEnrol')
  expect(page.portal.calls).toEqual([])
})

test('a registration that could not be loaded is not "not enrolled", and may be tried again', async () => {
  const { loadSession } = await import('../../src/stores/session.ts')
  await loadSession()
  page.portal.online = false
  const user = await showEnrolment({ registrationStatus: 'audited' })
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.queryByRole('button', { name: 'Enrol for free' })).toBeNull()
  page.portal.online = true
  await user.click(button('Retry'))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('a video needs no enrolment', async () => {
  await showEnrolment({ contentType: 'video' })
  expect(button('Start learning')).toBeDefined()
})

const withCode = async (code: string) => {
  const user = await showEnrolment({ needsApproval: true })
  await user.click(button('I have an invitation code'))
  const field = await screen.findByLabelText('Invitation code')
  if (code) await user.type(field, code)
  await user.click(button('Enrol'))
  await redraw()
}

test('an invitation code enrols at once, without approval', async () => {
  page.portal.answer(enrolByCode, () => {
    now = courseWith({ needsApproval: true, registrationStatus: 'audited' })
    return { subjectId: now.id, kind: 'course' as const, status: 'audited' as const }
  })
  await withCode(' GOOD ')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('an empty code is not sent, and why one is not taken stands beside it', async () => {
  page.portal.answer(enrolByCode, () => refuse('letterOfOtherSite', { codeValidWithSite: 'UK' }))
  await withCode('')
  expect(screen.getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.portal.times(enrolByCode)).toBe(0)
  cleanup()
  page.clock.advance(1000)
  await withCode('OTHER')
  expect(screen.getByRole('alert').textContent).toContain('only valid on the site UK')
})
