import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { completeAllCourses } from '../fixtures/server/exam.ts'
import { registerInCertification } from '../fixtures/server/training.ts'
import { show } from './show.tsx'

/** The certification Video security associate. */
const associate = 2
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
})

const showProgress = async () =>
  show(await import('#src/islands/certification-progress/island.tsx'), { id: associate, kind: 'hsc' })
const steps = () =>
  screen.getAllByRole('listitem').map((step) => [step.className, step.getAttribute('aria-current')])

test('completed steps are ticked, and the current step is marked', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)
  await showProgress()
  expect(steps()).toEqual([
    ['done', null],
    ['done', null],
    ['', 'step'],
    ['', null],
  ])
  expect(screen.getByText(/You can now take the exam/)).toBeDefined()
})

test('with the certificate all four steps are completed', async () => {
  await registerInCertification(page.portal, page.learnerId, associate, 'approved')
  await issueTestCertificate(page.portal, page.learnerId, associate)
  await showProgress()
  expect(steps()).toEqual(Array.from({ length: 4 }, () => ['done', null]))
})

test('a failed registration is marked and shown', async () => {
  await registerInCertification(page.portal, page.learnerId, associate, 'enrol', {
    childStatus: 'registrationFailed',
  })
  await showProgress()
  expect(steps()[0]).toEqual(['warn', 'step'])
  expect(screen.getByText(/not approved/)).toBeDefined()
})

test('an anonymous visitor sees the four steps, none of them completed', async () => {
  page = await openPage()
  await showProgress()
  expect(steps()).toEqual(Array.from({ length: 4 }, () => ['', null]))
  expect(page.line.times()).toBe(0)
})
