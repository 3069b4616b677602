import { families } from './fixtures/families.ts'
import { expect, test } from './fixtures/portal.ts'

test.use({ javaScriptEnabled: false })

test('every family reads without scripts, and its menus open', async ({ page }) => {
  for (const family of families) {
    await page.goto(`/eu${family}`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  }
  await page.goto('/eu')
  await page.locator('header summary').first().click()
  await page.locator('header .pop').getByRole('link', { name: 'Practical exams' }).click()
  await expect(page).toHaveURL('/eu/practical-exam')
})
