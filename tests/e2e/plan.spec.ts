import { readFile } from 'node:fs/promises'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'

const { t } = translatorOf('en')

test('a reader plans the path to the expert level, shares it and adds it to a calendar', async ({ page }) => {
  await page.goto('/eu/certification/compare')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('plan:link') })
    .click()
  await page.getByLabel(t('plan:goal')).selectOption({ label: 'Video security expert' })
  await expect(page.getByRole('heading', { name: `${t('plan:way')} Video security expert` })).toBeVisible()
  await page.getByLabel(t('plan:hours')).fill('6')
  await expect(page).toHaveURL('/eu/certification/plan?goal=4&hours=6')
  await expect(page.getByRole('status').filter({ hasText: /expected by/ })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('plan:calendar') }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  const statusText = await page.getByText(/^Certificate expected/).textContent()
  await page.reload()
  await expect(page.getByText(/^Certificate expected/)).toHaveText(statusText ?? '')
})

test('a certification leads to its own plan, on a phone and from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/mobile/mena/ar/certification/detail/5')
  await page.getByRole('link', { name: translatorOf('ar').t('plan:linkTo') }).click()
  await expect(page).toHaveURL('/mobile/mena/ar/certification/plan?goal=5')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expectAccessible(page)
})

test('on paper the plan stands without its form and buttons', async ({ page }) => {
  await page.goto('/eu/certification/plan?goal=4&hours=3')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel(t('plan:goal'))).toBeHidden()
  await expect(page.getByRole('button', { name: t('plan:print') })).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('the sister brand plans its own certifications only', async ({ page }) => {
  await page.goto(`${sister}/certification/plan`)
  const goals = page.getByLabel(t('plan:goal')).getByRole('option')
  await expect(goals.filter({ hasText: 'Thermal imaging associate' })).toHaveCount(1)
  // The certification has a fee, and this brand sells nothing, so it can't be a goal.
  await expect(goals.filter({ hasText: 'Thermal imaging professional' })).toHaveCount(0)
  await expect(goals.filter({ hasText: 'Video security' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each certification has its plan at the standard pace', async ({ page }) => {
    await page.goto('/eu/certification/plan')
    await expect(page.getByLabel(t('plan:goal'))).toBeHidden()
    await page.locator('summary', { hasText: 'Video security expert' }).click()
    await expect(page.locator('details[open]').getByRole('heading', { level: 3 })).toHaveText([
      'Video security associate',
      'Video security professional',
      'Video security expert',
    ])
  })
})
