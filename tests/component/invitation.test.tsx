import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  acceptInvitation,
  enrolInExamByCode,
  getInvitation,
  getInvitedCertification,
} from '../../src/contract/invitation.ts'
import { getPracticalExam } from '../../src/contract/practical-exam.ts'
import { getSession } from '../../src/contract/session.ts'
import { type Refusal, refuse } from '../../src/domain/refusal/refusal.ts'
import { place, practicalExamWith, releaseWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const letter = {
  kind: 'certification' as const,
  subjectId: 2,
  email: 'a***@example.org',
  site: null,
  validUntil: '2027-01-31T00:00:00.000Z',
}

beforeEach(async () => {
  page = await openPage()
  page.url = new URL('http://portal.test/eu/invitation')
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getInvitation, () => letter)
  page.portal.answer(getInvitedCertification, () => releaseWith())
  page.portal.answer(acceptInvitation, () => ({
    subjectId: 2,
    kind: 'certification' as const,
    status: 'audited' as const,
  }))
})

const showInvitation = async (search = '', exam = false) => {
  page.url = new URL(page.url.pathname + search, page.url)
  return show(await import('../../src/islands/invitation/island.tsx'), { place, exam })
}
const button = (name: string) => screen.getByRole('button', { name })
const code = () => screen.getByLabelText<HTMLInputElement>('Invitation code')

test('a letter says what it invites to, until when, and only hints whom', async () => {
  await showInvitation('?invitationCode=ABCD')
  expect(screen.getByRole('link', { name: 'Video security associate' })).toBeDefined()
  expect(screen.getByText('a***@example.org')).toBeDefined()
  expect(screen.getByText('January 31, 2027')).toBeDefined()
})

test('accepted, it leads on to what it invited to', async () => {
  const user = await showInvitation('?code=ABCD')
  await user.click(button('Accept the invitation'))
  await redraw()
  expect(page.portal.calls.at(-1)?.request).toEqual({
    invitationCode: 'ABCD',
    emailNotificationStatus: 'notSubscribed',
  })
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/eu/certification/detail/2')
})

test('without a code in the address there is a field; the code then stands in the address', async () => {
  const user = await showInvitation()
  await user.click(button('Read the letter'))
  expect(screen.getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.portal.calls).toEqual([])
  await user.type(code(), ' ABCD ')
  await user.click(button('Read the letter'))
  await redraw()
  expect(page.url.search).toBe('?invitationCode=ABCD')
  expect(button('Accept the invitation')).toBeDefined()
})

test('a code that the static form was sent with is read', async () => {
  await show(await import('../../src/islands/invitation/island.tsx'), {
    place,
    exam: false,
    fields: { code: 'ABCD' },
  })
  expect(button('Accept the invitation')).toBeDefined()
})

test('a letter of no use says why beside the field', async () => {
  page.portal.answer(getInvitation, () => refuse('expiredLetter'))
  await showInvitation('?invitationCode=ABCD')
  expect(screen.getByRole('alert').textContent).toContain('expired')
  expect(code().value).toBe('ABCD')
})

test('every reason for which a letter is not taken stands beside the field, and no popup opens', async () => {
  const reasons: readonly [Refusal, RegExp][] = [
    ['otherEmailInvited', /another e-mail address/],
    ['letterUsed', /already been used/],
    ['invitedOnly', /only be invited to the practical exam/],
    ['enrolledWithoutLetter', /already enrolled without/],
    ['otherRegion', /own country or region/],
    ['tooFrequent', /too often/],
    ['trainingFull', /training is full/],
  ]
  const user = await showInvitation('?invitationCode=ABCD')
  const { $popup } = await import('../../src/stores/notices.ts')
  for (const [refusal, words] of reasons) {
    page.portal.answer(acceptInvitation, () => refuse(refusal))
    await user.click(button('Accept the invitation'))
    await redraw()
    expect(screen.getByRole('alert').textContent).toMatch(words)
    page.clock.advance(1000)
  }
  expect($popup.get()).toBeNull()
})

test('an anonymous reader reads the letter, and is asked to sign in to accept it', async () => {
  page.signedIn = false
  const user = await showInvitation('?invitationCode=ABCD')
  await user.click(button('Accept the invitation'))
  await redraw()
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:invitation.signIn')
  expect(page.portal.times(acceptInvitation)).toBe(0)
})

test('a letter for a practical exam enrols in its date', async () => {
  page.url = new URL('http://portal.test/eu/invitation/practical-exam')
  page.portal.answer(getInvitation, () => ({ ...letter, kind: 'practicalExam' as const, subjectId: 5 }))
  page.portal.answer(getPracticalExam, () => practicalExamWith())
  page.portal.answer(enrolInExamByCode, () => practicalExamWith())
  const user = await showInvitation('?code=ABCD', true)
  await user.click(button('Accept the invitation'))
  await redraw()
  expect(page.portal.calls.at(-1)?.request).toEqual({ code: 'ABCD', practicalExamId: 5 })
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/eu/practical-exam/detail/5')
})

test('a letter that is asked for without its code says that it is missing, until one is typed', async () => {
  page.url = new URL(page.url.pathname, page.url)
  const island = await import('../../src/islands/invitation/island.tsx')
  const user = await show(island, { place, exam: false, fields: { code: ' ' } })
  expect(screen.getByRole('alert').textContent).toBe('Please enter the invitation code.')
  await user.type(code(), 'A')
  expect(screen.queryByRole('alert')).toBeNull()
})
