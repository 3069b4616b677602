import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'

const { t } = translatorOf('en')

test('a certification is compared with others, and the address contains them', async ({ page }) => {
  await page.goto('/eu/certification/detail/2')
  await page.getByRole('link', { name: t('comparison:with') }).click()
  await expect(page).toHaveURL('/eu/certification/compare?ids=2')
  await page.getByRole('checkbox', { name: 'Access control associate' }).check()
  const table = page.getByRole('table', { name: t('comparison:sides') })
  await expect(table.getByRole('columnheader')).toHaveText([
    t('comparison:open'),
    'Video security associate',
    'Access control associate',
  ])
  await expectAccessible(page)
  await page.reload()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
})

test('the list leads to the comparison with its selection', async ({ page }) => {
  await page.goto('/eu/product-security-certification/overview')
  await page.getByRole('link', { name: t('comparison:with') }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('on a phone, from right to left, a box wakes the page and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/mobile/mena/ar/certification/compare')
  await page.getByRole('checkbox').nth(1).check()
  await expect(page).toHaveURL(/\?ids=\d+$/)
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(page.getByRole('checkbox', { checked: true })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
})

test('the sister brand compares its own certifications', async ({ page }) => {
  await page.goto(`${sister}/certification/compare?ids=7,8,2`)
  const table = page.getByRole('table', { name: t('comparison:sides') })
  await expect(table.getByRole('columnheader')).toHaveText([
    t('comparison:open'),
    'Thermal imaging associate',
  ])
})
