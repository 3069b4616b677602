import type { Browser, Page } from '@playwright/test'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { dailyPlaces } from './fixtures/daily-places.ts'
import { expect, test } from './fixtures/portal.ts'
import { keepPointerStill } from './fixtures/still-pointer.ts'
import { hideOverlays } from './fixtures/visitor.ts'

test.beforeEach(({ context }) => keepPointerStill(context))

const { t } = translatorOf('en')
const videos = '/eu/educational-video/list'

/** Opens a page in a browser without scripts. */
async function plainPage(browser: Browser, baseURL: string | undefined, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
  })
  return context.newPage()
}

/** Returns the texts of the results or rows of a page. */
const rowsOf = (page: Page) => page.locator('main .rows > li').allTextContents()

test('without scripts search, kinds, pages and highlights work', async ({ browser, baseURL }) => {
  const page = await plainPage(browser, baseURL)
  await page.goto('/eu')
  await page.getByRole('banner').getByRole('combobox').fill('camera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/eu\/search\?keyword=camera$/)
  await expect(page.locator('.rows mark').first()).toHaveText(/camera/i)
  const first = await rowsOf(page)
  await page.getByRole('link', { name: t('list:next') }).click()
  await expect(page).toHaveURL(/keyword=camera&pageNum=2$/)
  for (const row of await rowsOf(page)) expect(first).not.toContain(row)
  const kinds = page.getByRole('navigation', { name: t('search:groups') })
  await kinds.getByRole('link', { name: /^Video/ }).click()
  await expect(page).toHaveURL(/keyword=camera&type=video$/)
  for (const row of await rowsOf(page)) expect(row).toContain(t('search:of.video'))
  const trades = page.getByRole('navigation', { name: t('filter:of.subject') })
  await trades.getByRole('link').first().click()
  await expect(page).toHaveURL(/type=video&subject=\w+$/)
  await page
    .getByRole('list', { name: t('filter:active') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/keyword=camera&type=video$/)
  await page.getByLabel(t('search:label'), { exact: true }).fill('camra')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('search:instead', { keyword: 'camra', instead: 'camera' }))).toBeVisible()
  await page.context().close()
})

test('a course describes each chapter, beside a still of the video, without an account', async ({
  browser,
  baseURL,
}) => {
  const page = await plainPage(browser, baseURL)
  await page.goto('/eu/course/detail/1')
  const inside = page.getByRole('region', { name: t('course:inside.course') }).getByRole('listitem')
  await expect(inside).toHaveCount(4)
  await expect(inside.first()).toContainText('pixel density')
  const still = inside.first().locator('img')
  await still.scrollIntoViewIfNeeded()
  await expect(still).toHaveJSProperty('naturalWidth', 120)
  await expect(still).toHaveAttribute('loading', 'lazy')
  await page.context().close()
})

test('without scripts a list is filtered by its form, and filters are removed by links', async ({
  browser,
  baseURL,
}) => {
  const page = await plainPage(browser, baseURL)
  await page.goto(videos)
  const line = page.getByLabel(t('filter:of.productLine'), { exact: true })
  const [, count] = /\((\d+)\)$/.exec(await line.locator('option').nth(1).innerText()) ?? []
  await line.selectOption({ index: 1 })
  await page.getByRole('button', { name: t('list:show') }).click()
  await expect(page).toHaveURL(/productLine=/)
  await expect(page.getByText(t('video:count', { count: Number(count) }), { exact: true })).toBeVisible()
  await expect(page.locator('main .card')).toHaveCount(Math.min(15, Number(count)))
  await page.getByLabel(t('list:keyword'), { exact: true }).fill('nothing at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('list:none'))).toBeVisible()
  await page.getByRole('link', { name: t('filter:remove', { name: '“nothing at all”' }) }).click()
  await expect(page.locator('main .card')).toHaveCount(Math.min(15, Number(count)))
  await page
    .getByRole('list', { name: t('filter:active') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(videos)
  await page.context().close()
})

test('without scripts, on a phone in Arabic: a list is searched and filtered, and nothing is wider than the page', async ({
  browser,
  baseURL,
}) => {
  const arabic = translatorOf('ar').t
  const page = await plainPage(browser, baseURL, 375)
  await page.goto('/mobile/mena/ar')
  await page.locator('header details summary').first().click()
  await page.getByRole('banner').getByRole('combobox').fill('كاميرا')
  await page.keyboard.press('Enter')
  await expect(page.locator('.rows mark').first()).toContainText('كاميرا')
  await page.goto('/mobile/mena/ar/product-security-certification/online-video-courses')
  await page
    .locator('summary')
    .filter({ hasText: arabic('list:filters') })
    .click()
  await page.locator('.sheet select').first().selectOption({ index: 1 })
  await page.locator('.sheet button[type=submit]').click()
  await expect(page.getByRole('list', { name: arabic('filter:active') }).getByRole('link')).toHaveCount(1)
  await page.context().close()
})

for (const address of dailyPlaces([
  '/eu/search?keyword=camera',
  '/eu/product-security-certification/online-video-courses?languageComplete=en',
  '/mobile/eu/search?keyword=camera',
]))
  test(`with scripts ${address} is the same page: nothing is requested, loaded or moved before an interaction`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const width = address.startsWith('/mobile') ? 375 : 1440
    const plain = await plainPage(browser, baseURL, width)
    await plain.goto(address)
    const island = (of: Page) => of.locator('main portal-island').last()
    const before = await island(plain).innerHTML()
    await plain.context().close()
    await hideOverlays(page)
    await page.setViewportSize({ width, height: 900 })
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if ([search.path, findCourses.path].some((path) => pathname === `/api${path}`)) requests.push(pathname)
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(await island(page).innerHTML()).toBe(before)
    expect(requests).toEqual([])
    await expectAccessible(page)
    await page.getByRole('link', { name: t('list:next') }).click()
    await expect(page).toHaveURL(/pageNum=2$/)
    await expect.poll(() => requests).toHaveLength(1)
    await page.goBack()
    await expect(page).toHaveURL(address)
  })

test('typed input is always text, and no page redirects by it', async ({ page, request, faults }) => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></head><body onload=alert(1)>',
    "'; drop table course; --",
    '</script><p style="color:red">',
    'a\u0000b',
    '\ud83d',
    'x'.repeat(7000),
    '%',
    '{{keyword}}',
  ]
  for (const keyword of hostile)
    for (const path of ['/eu/search', videos]) {
      const response = await request.get(`${path}?${new URLSearchParams({ keyword })}`)
      expect([keyword.slice(0, 40), response.status(), response.headers()['x-robots-tag']]).toEqual([
        keyword.slice(0, 40),
        200,
        'noindex',
      ])
    }
  for (const keyword of hostile.slice(0, 5)) {
    await page.goto(`/eu/search?${new URLSearchParams({ keyword })}`)
    await expect(page.getByLabel(t('search:label'), { exact: true })).toHaveValue(keyword)
    await expect(page.locator('main script, main [onerror], main [style], main img[src="x"]')).toHaveCount(0)
  }
  expect(faults.found).toEqual([])
})
