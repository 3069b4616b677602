import type { Page } from '@playwright/test'
import { movePointer } from './fixtures/move-pointer.ts'
import { expect, test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'
import { comesFrom, hideOverlays } from './fixtures/visitor.ts'

const phone = { width: 375, height: 812 }

const linksOf = (page: Page, kind: string) => page.locator(`.hd [data-kind="${kind}"] a`).allTextContents()

test.describe('the menu', () => {
  test('and the footer show the offer of the site: no classrooms of the general certification on the main brand’s European site', async ({
    page,
  }) => {
    const inFooter = page.locator('.ft [data-kind="gsc"] a')
    await page.goto('/eu')
    expect(await linksOf(page, 'gsc')).toEqual(['Overview', 'Online video courses'])
    expect(await linksOf(page, 'hsc')).toContain('Classrooms')
    expect(await inFooter.allTextContents()).toEqual(['Overview', 'Online video courses'])
    await page.goto('/mena')
    expect(await linksOf(page, 'gsc')).toEqual(['Overview', 'Online video courses', 'Classrooms'])
    expect(await inFooter.allTextContents()).toEqual(['Overview', 'Online video courses', 'Classrooms'])
    await page.goto(sister)
    expect(await linksOf(page, 'gsc')).toEqual([])
    expect(await linksOf(page, 'hsc')).toContain('Classrooms')
    await expect(page.locator('.hd [data-kind="hsc"] a').first()).toHaveAttribute('href', /^\/overview\//)
  })

  test('has room for its texts in every language, down to the narrowest desktop', async ({ page }) => {
    await hideOverlays(page)
    for (const path of ['/eu', '/eu/de', '/eu/pl', '/mena/ar']) {
      await page.setViewportSize({ width: 1440, height: 800 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [1440, 1100, 993]) {
        await page.setViewportSize({ width, height: 800 })
        const boxes = await page.locator('.hd :is(.logo, .nav > li, .srch, .sign-in)').evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
            .sort((one, other) => one.left - other.left),
        )
        for (const [index, { left }] of boxes.entries())
          expect(left, `${path} at ${width}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
      }
    }
  })

  test('with text of twice the size nothing overlaps', async ({ page }) => {
    await hideOverlays(page)
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto('/eu/de')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overlaps = await page.locator('.hd :is(.logo, .nav > li, .srch, .sign-in)').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const over = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => over(one, other))).length
    })
    expect(overlaps).toBe(0)
    const wide = () => page.locator('.hd').evaluate(({ scrollWidth }) => scrollWidth)
    expect(await wide()).toBeLessThanOrEqual(1000)
    await page.locator('.hd summary').first().click()
    expect(await wide()).toBeLessThanOrEqual(1000)
  })

  test('opens and closes by keyboard, and closes when the focus leaves', async ({ page }) => {
    await hideOverlays(page)
    await page.goto('/eu')
    const certification = page.locator('.hd summary').first()
    const first = page.locator('.hd [data-kind="gsc"] a').first()
    await certification.focus()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(certification).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('combobox').focus()
    await expect(first).toBeHidden()
  })

  test('hides the general certification in countries that the site names', async ({ page }) => {
    await hideOverlays(page)
    await comesFrom(page, 'DE')
    await page.goto('/eu')
    await page.locator('.hd').evaluate((header) => {
      header.dataset.hideGeneralIn = 'AT DE'
    })
    await movePointer(page)
    await expect(page.locator('.hd [data-kind="gsc"]')).toHaveAttribute('hidden', '')
    await expect(page.locator('.ft [data-kind="gsc"]')).toHaveAttribute('hidden', '')
    await expect(page.locator('.hd [data-kind="hsc"]')).not.toHaveAttribute('hidden', '')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the header disappears while scrolling down and returns while scrolling up', async ({ page }) => {
    await hideOverlays(page)
    await page.goto('/mobile/eu')
    await movePointer(page, { x: 100, y: 300 })
    await page.waitForLoadState('networkidle')
    const header = page.getByRole('banner')
    await page.mouse.wheel(0, 1500)
    await expect(header).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(header).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus, languages and search work, and parts that need scripts are hidden', async ({ page }) => {
    await page.goto('/eu/certification/detail/1')
    const menu = page.locator('.hd summary').first()
    await menu.click()
    await expect(page.locator('.hd [data-kind="gsc"] a').first()).toBeVisible()
    await page.locator('.bar summary').click()
    await expect(page.locator('.hd [data-kind="gsc"] a').first()).toBeHidden()
    await expect(page.locator('.bar .pop a')).toHaveCount(5)
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
    for (const idle of ['#cookies', '#to-top', '#feedback-open', '.bar .area'])
      await expect(page.locator(idle)).toBeHidden()
  })
})
