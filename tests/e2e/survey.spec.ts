import type { Page } from '@playwright/test'
import { getPendingSurvey } from '#src/contract/catalogue/survey.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { markAsLearned, take } from '../fixtures/server/exam.ts'
import { moveLearner } from '../fixtures/server/moved-learner.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import type { OwnPortal } from './fixtures/own-portal.ts'
import { hideOverlays } from './fixtures/visitor.ts'

/** A course that ends with a quiz, after which the learner gets a survey. */
const course = 1

/**
 * Signs a browser in as a new learner whose record was moved from an earlier portal and who has completed a course.
 * No notice has been read.
 */
async function signInAsGraduate(portal: OwnPortal, page: Page): Promise<void> {
  const learner = await portal.newcomer()
  const now = { db: portal.db, clock: { now: Date.now() } }
  await moveLearner(now, learner.learnerId)
  await markAsLearned(now, learner.learnerId, [course])
  await take(portal, learner.api, { exam: 'quiz', targetId: course }, 5)
  await portal.signInAs(page.context(), learner)
}

test('My Learning shows the notices one after the other, then a survey about a finished course; answers that can’t be sent stay', async ({
  page,
  portal,
  faults,
}) => {
  faults.expect(/\/counter\/|Failed to load resource/)
  await page.route('**/counter/*.js', (route) => route.fulfill({ body: '' }))
  await signInAsGraduate(portal, page)
  await page.goto('/eu/my-learning')
  await page.getByRole('button', { name: 'Accept' }).click()
  const survey = page.getByRole('dialog', { name: 'About this course' })
  for (const title of ['Europe has its own address', 'Your learning record has moved with you']) {
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'I have read it' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(survey).toBeVisible()
  await expectAccessible(page)
  await page.mouse.click(5, 5)
  await expect(survey).toBeVisible()
  await survey.getByRole('button', { name: 'Start now' }).click()
  await expect(survey.getByRole('button', { name: 'Submit' })).toBeDisabled()
  expect((await survey.boundingBox())?.width).toBe(742)
  await expectAccessible(page)
  for (const required of ['Very good', 'Right']) await survey.getByRole('radio', { name: required }).check()
  await survey.getByRole('textbox').fill('More about lenses')
  await page.route('**/api/user/survey/save*', (route) => route.abort())
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(survey.getByRole('alert')).toContainText('couldn’t reach the server')
  await page.unroute('**/api/user/survey/save*')
  await page.reload()
  await survey.getByRole('button', { name: 'Start now' }).click()
  // Notices that were read do not return.
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(survey.getByRole('textbox')).toHaveValue('More about lenses')
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your answers were sent')).toBeVisible()
  await expect(survey).toBeHidden()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a survey is postponed, and a page with a form opens none', async ({ page, portal }) => {
    const { t } = translatorOf('ar')
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(getPendingSurvey.path)) requests.push(request.url())
    })
    await hideOverlays(page)
    await signInAsGraduate(portal, page)
    await page.goto('/mobile/mena/ar/my-learning/edit')
    await expect(page.locator('#main form')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(0)
    await page.goto('/mobile/mena/ar/my-learning')
    const later = page.getByRole('button', { name: t('survey:later') })
    await expect(later).toBeVisible()
    expect(requests).toHaveLength(1)
    await page.getByRole('button', { name: t('survey:start') }).tap()
    await expectAccessible(page)
    await later.tap()
    await expect(later).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})
