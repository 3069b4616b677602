import { translatorOf } from '#src/i18n/load-messages.ts'
import { axe } from './fixtures/axe.ts'
import { expect, test } from './fixtures/portal.ts'
import { signIn } from './fixtures/sign-in.ts'
import { undisturbed } from './fixtures/visitor.ts'

const notice = 'portal-island[name="shell-notices"] dialog[open]'

test('My Learning asks about a finished course, after the notices; what fails to be sent stays', async ({
  page,
  faults,
}) => {
  await undisturbed(page)
  await page.goto('/eu/my-learning')
  await signIn(page, 'exam@demo.test')
  const survey = page.getByRole('dialog', { name: 'About this course' })
  await expect(page.locator(notice).or(survey).first()).toBeVisible()
  while ((await page.locator(notice).count()) > 0) {
    await expect(survey).toBeHidden()
    await page.locator(notice).getByRole('button').last().click()
    await page.waitForTimeout(500)
    if (!page.url().endsWith('/eu/my-learning')) await page.goto('/eu/my-learning')
  }
  await expect(survey).toBeVisible()
  await axe(page)
  await page.mouse.click(5, 5)
  await expect(survey).toBeVisible()
  await survey.getByRole('button', { name: 'Start now' }).click()
  await expect(survey.getByRole('button', { name: 'Submit' })).toBeDisabled()
  expect((await survey.boundingBox())?.width).toBe(742)
  await axe(page)
  for (const required of ['Very good', 'Right']) await survey.getByRole('radio', { name: required }).check()
  await survey.getByRole('textbox').fill('More about lenses')
  faults.expect(/Failed to load resource/)
  await page.route('**/api/user/survey/save*', (route) => route.abort())
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(survey.getByRole('alert')).toContainText('could not be reached')
  await page.unroute('**/api/user/survey/save*')
  await page.reload()
  await survey.getByRole('button', { name: 'Start now' }).click()
  await expect(survey.getByRole('textbox')).toHaveValue('More about lenses')
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your answers were sent')).toBeVisible()
  await expect(survey).toBeHidden()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a survey is put off, and the page where something is edited asks for none', async ({ page }) => {
    const { t } = translatorOf('ar')
    await undisturbed(page)
    await page.goto('/mobile/mena/ar/my-learning/edit')
    await signIn(page, 'halfway@demo.test')
    await expect(page.locator('#main form')).toBeVisible()
    await page.goto('/mobile/mena/ar/my-learning')
    const later = page.getByRole('button', { name: t('survey:later') })
    await expect(later).toBeVisible()
    await page.getByRole('button', { name: t('survey:start') }).tap()
    await axe(page)
    await later.tap()
    await expect(later).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(1500)
    await expect(later).toBeHidden()
  })
})
