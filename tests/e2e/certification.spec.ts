import type { Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { saveRequiredInformation } from './fixtures/information.ts'

const { t } = translatorOf('en')

const enrolButton = (page: Page) => page.getByRole('button', { name: t('certification:enrol'), exact: true })

test('a learner enrols in a free certification, and the step bar and the courses show it', async ({
  page,
  portal,
}) => {
  await saveRequiredInformation(await portal.signInAsNewcomer(page.context()))
  await page.goto('/eu/certification/detail/6')
  await expect(page.locator('.steps [aria-current=step]')).toContainText(t('home:steps.enrol.name'))
  await enrolButton(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('certification:enrol') })
    .click()
  await expect(page.locator('.steps [aria-current=step]')).toContainText(t('home:steps.learn.name'))
  await expect(page.getByRole('link', { name: t('certification-enrolment:next.learning') })).toBeVisible()
  await expect(page.locator('#courses progress').first()).toBeVisible()
  await expect(page.getByText(t('certification-enrolment:exam.notYet', { count: 9 }))).toBeVisible()
})

test('a certification shows the one that it requires', async ({ page, portal }) => {
  await saveRequiredInformation(await portal.signInAsNewcomer(page.context()))
  await page.goto('/eu/certification/detail/3')
  await enrolButton(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('certification-enrolment:dialog.pay') })
    .click()
  const needed = page.getByRole('dialog', { name: t('enrolment:prerequisite.title') })
  await expect(needed.getByRole('link', { name: 'Video security associate' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(needed).toBeHidden()
})

test('in the list another certification shows its own courses', async ({ page }) => {
  await page.goto('/eu/product-security-certification/overview')
  const picks = page.getByRole('navigation', { name: t('certification:list.label') }).locator('.pick')
  await expect(picks.first()).toHaveAttribute('aria-current', 'true')
  const other = picks.filter({ hasText: 'Access control associate' })
  await other.click()
  await expect(other).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Access control associate', level: 2 })).toBeVisible()
  const courses = page.getByRole('region', { name: 'Access control associate' })
  await expect(courses.getByRole('heading', { name: t('course:compulsory') })).toBeVisible()
  await expect(courses.getByText('CCTV-')).toHaveCount(0)
  await expect(page).toHaveURL('/eu/product-security-certification/overview?certificationId=5')
  await page.reload()
  await expect(other).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(picks.first()).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(other).toHaveAttribute('aria-current', 'true')
})

test('the tabs of a certification work by keyboard', async ({ page }) => {
  await page.goto('/eu/certification/detail/2')
  // The first key press turns the links to the panels into tabs.
  await page.keyboard.press('Tab')
  const tabs = page.getByRole('tablist', { name: t('certification:learn.title') }).getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#online-classrooms')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.locator('#onsite-classrooms')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the certifications stand side by side, each with its prerequisites', async ({ page }) => {
    await page.goto('/eu/product-security-certification/overview')
    await page.getByRole('link', { name: t('comparison:link') }).click()
    const table = page.getByRole('table', { name: t('shell:kind.hsc') })
    const expert = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: 'Video security expert' }),
    })
    await expect(
      expert.getByRole('cell', { name: t('verification:levels.expert'), exact: true }),
    ).toBeVisible()
    await expect(expert.getByRole('link', { name: 'Video security professional' })).toBeVisible()
  })

  test('on a phone each certification is a block that stays within the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/mobile/mena/ar/certification/compare')
    const table = page.getByRole('table').first()
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    await expect(table.getByRole('columnheader')).not.toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
