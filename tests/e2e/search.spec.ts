import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/portal.ts'
import { hideOverlays } from './fixtures/visitor.ts'

test.beforeEach(({ page }) => hideOverlays(page))

test('a mistyped word gets a right suggestion, which is opened by keyboard', async ({ page }) => {
  await page.goto('/eu')
  const line = page.getByRole('banner').getByRole('combobox')
  await line.focus()
  await page.keyboard.type('camra')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toContainText('Camera placement and lens choice')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(line).toBeFocused()
  await page.keyboard.type(' placement')
  await expect(list.getByRole('option').first()).toContainText('Camera placement')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/eu\/course\/detail\/1$/)
})

test('Enter opens all results, a kind filters them, and Back removes the filter', async ({ page }) => {
  const { t } = translatorOf('en')
  await page.goto('/eu')
  await page.getByRole('banner').getByRole('combobox').fill('camera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/eu\/search\?keyword=camera$/)
  const kinds = page.getByRole('navigation', { name: t('search:groups') })
  await kinds.getByRole('link', { name: /^Video/ }).click()
  await expect(page).toHaveURL(/keyword=camera&type=video/)
  await expect(page.locator('.rows li').first()).toContainText(t('search:of.video'))
  await expect(page.locator('.rows mark').first()).toHaveText(/camera/i)
  await expectAccessible(page)
  await page.goBack()
  await expect(kinds.locator('[aria-current=true]')).toContainText(t('search:all'))
})

test('trade and level filter the results, are written into the address, and are removed one by one', async ({
  page,
}) => {
  const { t } = translatorOf('en')
  await page.goto('/eu/search?keyword=camera')
  await expect(page).toHaveTitle(`camera | ${t('search:title')} | Security Learning`)
  await page
    .getByRole('navigation', { name: t('filter:of.subject') })
    .getByRole('link', { name: /^Thermal/ })
    .click()
  await expect(page).toHaveURL(/keyword=camera&subject=thermal$/)
  // Until the results are loaded, the filters show the numbers of the previous search.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const levels = page.getByRole('navigation', { name: t('filter:of.level') }).getByRole('link')
  const [, count] = /(\d+)$/.exec(await levels.first().innerText()) ?? []
  await levels.first().click()
  await expect(page.getByRole('status').filter({ hasText: count as string })).toBeVisible()
  await expectAccessible(page)
  const chosen = page.getByRole('list', { name: t('filter:active') })
  await chosen.getByRole('link').first().click()
  await expect(page).toHaveURL(/keyword=camera&level=\w+$/)
})

test('a search without results offers other links', async ({ page }) => {
  await page.goto('/eu/search?keyword=zzqqyy')
  const ways = page.locator('.empty')
  await expect(ways).toContainText('zzqqyy')
  await expect(ways.getByRole('heading', { name: translatorOf('en').t('search:popular') })).toBeVisible()
  for (const way of await ways.getByRole('link').all()) {
    const address = await way.getAttribute('href')
    expect((await page.request.get(address ?? '')).status()).toBe(200)
  }
  await expectAccessible(page)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('suggestions are shown in the panel, and nothing is wider than the page', async ({ page }) => {
    await page.goto('/mobile/mena/ar')
    await page.locator('header details summary').first().click()
    const line = page.getByRole('banner').getByRole('combobox')
    await line.fill('كاميرا')
    await expect(page.getByRole('option').first()).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(375)
    await expectAccessible(page)
  })
})
