import type { Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/portal.ts'
import { hideOverlays } from './fixtures/visitor.ts'

const { t } = translatorOf('en')
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'rgb(245, 247, 246)'
const dark = 'rgb(13, 25, 31)'

test('pages are light by default; the choice of dark is stored, applies to other tabs, and passes axe', async ({
  page,
  context,
}) => {
  await hideOverlays(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/eu/course/detail/1')
  const choice = page.getByLabel(t('shell:appearance.label'))
  expect(await ground(page)).toBe(light)
  const other = await context.newPage()
  await other.goto('/eu/faq')
  await choice.selectOption('dark')
  expect(await ground(page)).toBe(dark)
  await expect.poll(() => ground(other)).toBe(dark)
  await expectAccessible(page)
  await page.goto('/eu/certification/detail/2')
  expect(await ground(page)).toBe(dark)
  await expect(choice).toHaveValue('dark')
  await expectAccessible(page)
  await choice.selectOption('system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(light)
})

test('the cookie banner covers nothing at the end of a page, and nothing that has the focus', async ({
  page,
}) => {
  for (const [place, width] of [
    ['/eu', 1440],
    ['/mobile/mena/ar', 375],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(place)
    const banner = page.locator('#cookies')
    await expect(banner).toBeVisible()
    const last = page.locator('footer a').last()
    await last.focus()
    const [link, bar] = await Promise.all([last.boundingBox(), banner.boundingBox()])
    if (!link || !bar) throw new Error('Link and banner have no place')
    expect(link.y + link.height, place).toBeLessThanOrEqual(bar.y)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = await page.locator('footer').boundingBox()
    const top = (await banner.boundingBox())?.y ?? 0
    expect((end?.y ?? 0) + (end?.height ?? 0), place).toBeLessThanOrEqual(top + 1)
  }
})

test('with forced colours the current chapter, the menu item and the chosen kind of results stay marked', async ({
  page,
}) => {
  await hideOverlays(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/eu/course/detail/1')
  const marks = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const sides = (query: string, side: 'borderBlockEndColor' | 'borderInlineStartColor') =>
      [...document.querySelectorAll(query)].map((each) => getComputedStyle(each)[side] !== canvas)
    return {
      menu: sides('.nav summary, .nav > li > a', 'borderBlockEndColor'),
      chapters: sides('.chap :is(a, button)', 'borderInlineStartColor'),
    }
  })
  expect(marks.menu.filter(Boolean)).toHaveLength(1)
  expect(marks.chapters.length).toBeGreaterThan(1)
  expect(marks.chapters.filter(Boolean)).toHaveLength(0)
  await page.goto('/eu/search?keyword=camera')
  const kinds = page.getByRole('navigation', { name: t('search:groups') }).getByRole('link')
  await expect(kinds.nth(2)).toBeVisible()
  const grounds = await kinds.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  )
  const [chosen, ...others] = grounds
  expect(others.length).toBeGreaterThan(1)
  expect(new Set(others).size).toBe(1)
  expect(others).not.toContain(chosen)
})

test('emphasized words are slanted, and bold in scripts without italics', async ({ page }) => {
  await hideOverlays(page)
  const look = () =>
    page
      .locator('main em')
      .first()
      .evaluate((each) => {
        const { fontStyle, fontSynthesis, fontWeight } = getComputedStyle(each)
        return [fontStyle, fontSynthesis, fontWeight]
      })
  await page.goto('/eu/course/detail/30')
  expect(await look()).toEqual(['italic', 'style', '400'])
  await page.goto('/mena/ar/course/detail/30')
  expect(await look()).toEqual(['normal', 'style', '600'])
})
