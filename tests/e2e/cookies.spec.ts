import { expectAccessible } from './fixtures/axe.ts'
import { movePointer } from './fixtures/move-pointer.ts'
import { expect, test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'
import { comesFrom } from './fixtures/visitor.ts'

test('by keyboard the banner comes right after the skip link', async ({ page }) => {
  await page.goto('/eu/faq')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Reject' })).toBeFocused()
})

test('the banner is accessible on both devices and in both directions', async ({ page }) => {
  for (const [path, width] of [
    ['/eu', 1440],
    ['/mobile/eu', 375],
    ['/mena/ar', 1440],
    ['/mobile/mena/ar', 375],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(path)
      await expect(page.locator('#cookies')).toBeVisible()
      await expectAccessible(page, '#cookies')
    })
})

for (const country of ['DE', undefined])
  test(`where one opts out, a visitor ${country ? 'whose country asks first' : 'from a country that nobody knows'} finds the groups off, and Reject`, async ({
    page,
  }) => {
    if (country) await comesFrom(page, country)
    await page.goto('/cookies-preferences')
    await movePointer(page)
    await expect(page.getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked()
    await page.goto('/faq')
    await movePointer(page)
    await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible()
  })

test('where one opts out, a visitor from elsewhere finds the groups on', async ({ page }) => {
  await comesFrom(page, 'US')
  await page.goto('/cookies-preferences')
  await movePointer(page)
  await expect(page.getByRole('checkbox', { name: /Analytics/ })).toBeChecked()
})

test('the sister brand has its own pages about privacy and cookies', async ({ page }) => {
  await page.goto(`${sister}/faq`)
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', /thermal/)
  await expect(banner.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', /thermal/)
  await expect(banner.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/cookies-preferences')
  await page.goto('/faq')
  await expect(banner.getByRole('link', { name: 'Cookies' })).toHaveCount(0)
})

test('a dialog covers the banner', async ({ page }) => {
  await page.goto('/eu/faq')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Country and language: Europe' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(banner).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(banner).toBeVisible()
})
