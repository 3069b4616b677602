import type { Page } from '@playwright/test'
import { axe } from './fixtures/axe.ts'
import { families, ofSister, sisterFamilies } from './fixtures/families.ts'
import { expectLittle, watchFetched } from './fixtures/fetched.ts'
import { expect, test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'
import { expectToWakeUnchanged } from './fixtures/waking.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
const narrow = { width: 320, height: 640 }

/** A text that nobody translated shows its key. */
const key = /\b[a-z]+(-[a-z]+)*:[a-z]+(\.[a-zA-Z]+)*\b/

/** What is nothing without its island asks at once. */
const apps = ['/practical-exam-task/4', '/practical-exam-task/7']

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Which of the two slow questions a page is asked; the four places of a family share them, so that each is asked in both directions or widths. */
type Asked = 'open to everybody' | 'wakes unchanged'

/**
 * What every page must be, in one load: in its language and direction, with one heading, a title, words instead of keys, no
 * sideways scrolling, also at 320 px, open to everybody, and light; and its islands wake to what they showed.
 */
async function isWhole(page: Page, path: string, language: string, ...asked: Asked[]): Promise<void> {
  const fetched = watchFetched(page)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const said = await page.locator('main').innerText()
  expect(said).not.toMatch(key)
  expect(await page.title()).not.toMatch(key)
  expect(await overflow(page), 'sideways scrolling').toBeLessThanOrEqual(0)
  if (asked.includes('open to everybody')) await axe(page)
  if (apps.some((app) => path.endsWith(app))) await page.waitForLoadState('networkidle')
  else await expectLittle(page, await fetched())
  if (asked.includes('wakes unchanged')) await expectToWakeUnchanged(page)
  if (page.viewportSize()?.width !== phone.width) return
  await page.setViewportSize(narrow)
  expect(await overflow(page), 'sideways scrolling at 320 px').toBeLessThanOrEqual(0)
}

const places = [
  { name: 'English on a desk', prefix: '/eu', language: 'en', viewport: desk, asked: 'open to everybody' },
  {
    name: 'English on a phone',
    prefix: '/mobile/eu',
    language: 'en',
    viewport: phone,
    asked: 'wakes unchanged',
  },
  { name: 'Arabic on a desk', prefix: '/mena/ar', language: 'ar', viewport: desk, asked: 'wakes unchanged' },
  {
    name: 'Arabic on a phone',
    prefix: '/mobile/mena/ar',
    language: 'ar',
    viewport: phone,
    asked: 'open to everybody',
  },
] as const

for (const { name, prefix, language, viewport, asked } of places)
  test.describe(name, () => {
    test.use({ viewport })
    for (const family of families)
      test(`${prefix}${family} is whole`, ({ page }) => isWhole(page, `${prefix}${family}`, language, asked))
  })

test.describe('the sister brand', () => {
  for (const [name, prefix, viewport, asked, shown] of [
    ['desk', '', desk, 'open to everybody', sisterFamilies],
    ['phone', '/mobile', phone, 'wakes unchanged', ['', ...ofSister]],
  ] as const)
    test.describe(name, () => {
      test.use({ viewport })
      for (const family of shown)
        test(`${prefix}${family || '/'} is whole`, async ({ page }) => {
          await isWhole(page, `${sister}${prefix}${family}`, 'en', asked)
          await expect(page.locator('html')).toHaveAttribute('data-brand', 'thermal')
        })
    })
})

test('every family reads without JavaScript, and its menus open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  for (const family of families) {
    await page.goto(`/eu${family}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  }
  await page.goto('/eu')
  const menu = page.locator('header summary').first()
  await menu.click()
  await page.locator('header .pop').getByRole('link', { name: 'Practical exams' }).click()
  await expect(page).toHaveURL('/eu/practical-exam')
  await context.close()
})
