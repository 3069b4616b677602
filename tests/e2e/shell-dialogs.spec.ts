import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { movePointer } from './fixtures/move-pointer.ts'
import { test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'
import { sister } from './fixtures/sister.ts'

const counter = '**/counter/*.js'

/** Records the requests to the analytics service and responds to them; returns their URLs. */
async function foreign(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(counter, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return requests
}

/** Returns a cookie of the browser, which stores a cookie that a script has set only a moment later. */
const findCookie = async (context: BrowserContext, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted)

test('the language dialog works by keyboard, and stores the choice', async ({ page, context }) => {
  await page.goto('/eu/faq')
  const area = page.getByRole('button', { name: 'Country and language: Europe' })
  await area.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Country and language' })
  await expect(dialog.getByLabel('Country')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(area).toBeFocused()
  await expect.poll(async () => (await findCookie(context, 'languageCheckedId'))?.value).toBe('1')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Country').selectOption('DE')
  await dialog.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/eu/de/faq')
  await expect.poll(async () => (await findCookie(context, 'languageCheckedId'))?.value).toBe('4')
})

test('another area leads to its site, and a brand with one site offers that site', async ({
  page,
  faults,
}) => {
  faults.expect(/\/counter\//)
  await foreign(page)
  await page.goto('/eu/faq')
  await page.getByRole('button', { name: 'Country and language: Europe' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('SA')
  await dialog.getByLabel('Language').selectOption({ label: 'العربية' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/mena/ar/faq')
  await page.goto(`${sister}/faq`)
  await page.getByRole('button', { name: 'Country and language: Worldwide' }).click()
  await expect(dialog.getByLabel('Country').getByRole('option')).toHaveText(['Worldwide'])
  await expect(dialog.getByLabel('Language').getByRole('option')).toHaveText(['English'])
})

test('a stored choice redirects once at the site’s root, and shows the bar elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'languageCheckedId', value: '4', url: baseURL as string }])
  await page.goto('/eu')
  await expect(page).toHaveURL('/eu/de')
  await page.goto('/eu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/eu/faq')
  await expect(page).toHaveURL('/eu/faq')
  await movePointer(page)
  const bar = page.getByRole('region', { name: 'Another language' })
  await expect(bar.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/eu/de/faq')
  await expectAccessible(page)
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
})

test('before consent and after rejection no other host is requested', async ({ page }) => {
  const requests = await foreign(page)
  await page.goto('/eu/faq')
  await movePointer(page)
  await page.mouse.wheel(0, 600)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await page.goto('/eu', { waitUntil: 'networkidle' })
  expect(requests).toEqual([])
})

test('after consent visits are counted, and the feedback popup opens by itself and stays closed for a week', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/\/counter\//)
  const requests = await foreign(page)
  await page.goto('/eu/faq')
  const counted = await page.locator('html').getAttribute('data-analytics')
  await movePointer(page)
  const popup = page.getByRole('dialog', { name: 'What should be better here?' })
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expect(popup).toBeVisible()
  if (counted) await expect.poll(() => requests.length).toBeGreaterThan(0)
  else expect(requests).toEqual([])
  await expect(popup.getByRole('link', { name: 'Start' })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Close' }).click()
  const almostAWeek = Date.now() / 1000 + 6 * 86_400
  await expect
    .poll(async () => (await findCookie(context, 'feedbackHidden'))?.expires ?? 0)
    .toBeGreaterThan(almostAWeek)
  await page.reload()
  await movePointer(page)
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Give feedback' }).click()
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused()
})

test('the home page has a link to questions, and a link to the top after a screen', async ({ page }) => {
  await page.goto('/eu')
  const floats = page.getByRole('complementary', { name: 'Help and feedback' })
  await expect(floats.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/eu/faq')
  const up = floats.getByRole('button', { name: 'Back to top' })
  await expect(up).toBeHidden()
  await page.mouse.wheel(0, 3000)
  await expect(up).toBeVisible()
  await up.dispatchEvent('click')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('after an attempt to sign out during an exam a message has one link: back', async ({ page }) => {
  await signInAs(page, 'editor@demo.test')
  await page.goto('/eu/faq?mid-exam=1')
  const dialog = page.getByRole('dialog', { name: 'You are taking an exam' })
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/eu/faq')
})
