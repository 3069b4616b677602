import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertification } from '../../src/contract/certification.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Certification } from '../../src/domain/certification/certification.ts'
import { certificationWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { show } from './show.tsx'

let page: FakePage

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
})

const showProgress = async (change: Partial<Certification>) => {
  page.portal.answer(getCertification, () => ({
    certificationDetail: certificationWith(change),
    courseList: [],
    banner: null,
  }))
  return show(await import('../../src/islands/certification-progress/island.tsx'), { id: 2, kind: 'hsc' })
}
const steps = () =>
  screen.getAllByRole('listitem').map((step) => [step.className, step.getAttribute('aria-current')])

test('what is done is ticked, and the current step is named so', async () => {
  await showProgress({ status: 'exam', childStatus: 'registrationApproved' })
  expect(steps()).toEqual([
    ['done', null],
    ['done', null],
    ['', 'step'],
    ['', null],
  ])
  expect(screen.getByText(/The exam is open to you/)).toBeDefined()
})

test('with the certificate all four are done', async () => {
  await showProgress({ status: 'approved', childStatus: 'registrationApproved' })
  expect(steps()).toEqual(Array.from({ length: 4 }, () => ['done', null]))
})

test('a registration that failed is marked and said', async () => {
  await showProgress({ status: 'enrol', childStatus: 'registrationFailed' })
  expect(steps()[0]).toEqual(['warn', 'step'])
  expect(screen.getByText(/not approved/)).toBeDefined()
})

test('an anonymous reader sees the four steps, none of them done', async () => {
  page.signedIn = false
  await showProgress({})
  expect(steps()).toEqual(Array.from({ length: 4 }, () => ['', null]))
  expect(page.portal.calls).toEqual([])
})
