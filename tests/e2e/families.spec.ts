import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { families, familiesOnSister, sisterFamilies, sisterUrl } from './fixtures/families.ts'
import { type Place, placesOf } from './fixtures/family-places.ts'
import { expectSmallPage, recordFetchedFiles } from './fixtures/fetched-files.ts'
import { measureWidth } from './fixtures/reader-styles.ts'
import { test } from './fixtures/reused-page.ts'
import { sister } from './fixtures/sister.ts'
import { expectToWakeUnchanged } from './fixtures/waking.ts'

const narrow = { width: 320, height: 640 }

/** Matches a message key, which a page would show instead of a missing translation. */
const key = /\b[a-z]+(-[a-z]+)*:[a-z]+(\.[a-zA-Z]+)*\b/

/** Pages that have no content without their island, so they send requests as soon as they open. */
const apps = ['/practical-exam-task/4', '/practical-exam-task/7']

/** Returns the facts that are checked on every page, read from it in one step. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')]
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      brand: document.documentElement.dataset.brand,
      headings: headings.length,
      heading: headings[0]?.textContent?.trim() ?? '',
      words: `${document.title}\n${document.querySelector('main')?.innerText}`,
      sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    }
  })

/**
 * Opens a page once and checks everything that must hold for every page: language and direction, one heading, a
 * title, no message keys, no sideways scrolling (even at 320 px and with readers' styles), accessibility, and size;
 * and that its islands wake without a visible change.
 */
async function isWhole(page: Page, url: string, place: Place): Promise<void> {
  await page.context().clearCookies()
  // The previous page is left, so that it fetches nothing that would be counted here.
  await page.goto(new URL('/healthz', url).href)
  await page.setViewportSize(place.viewport)
  const fetched = recordFetchedFiles(page)
  const response = await page.goto(url)
  expect(response?.status()).toBe(200)
  const { words, heading, ...details } = await factsOf(page)
  expect(details).toEqual({
    lang: place.language,
    dir: place.dir,
    brand: place.brand,
    headings: 1,
    sideways: 0,
  })
  expect(heading).not.toBe('')
  expect(words).not.toMatch(key)
  await expectAccessible(page)
  if (apps.some((app) => url.endsWith(app))) await page.waitForLoadState('networkidle')
  else await expectSmallPage(page, await fetched())
  page.removeAllListeners('response')
  for (const [style, width] of place.styles)
    expect(await measureWidth(page, style, width), `width with ${style}`).toBeLessThanOrEqual(width)
  await expectToWakeUnchanged(page)
  // The storage is cleared, so that each visit is a visitor's first.
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  if (!place.isMobile) return
  await page.setViewportSize(narrow)
  expect((await factsOf(page)).sideways, 'sideways scrolling at 320 px').toBe(0)
}

for (const [index, family] of families.entries())
  test(`${family || '/'} is complete`, async ({ page, baseURL }) => {
    for (const place of placesOf('main', index))
      await test.step(place.name, () => isWhole(page, `${baseURL}${place.prefix}${family}`, place))
  })

for (const [index, family] of familiesOnSister.entries())
  test(`${family || '/'} is complete on the sister brand`, async ({ page }) => {
    const path = sisterUrl(family)
    for (const place of placesOf('sister', index))
      if (!place.isMobile || family === '' || sisterFamilies.includes(path))
        await test.step(place.name, () => isWhole(page, `${sister}${place.prefix}${path}`, place))
  })
