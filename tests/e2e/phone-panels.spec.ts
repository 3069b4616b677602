import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'

/** The bars that may be above the page or cover it. */
const bars = ['language-hint', 'cookies']

/** The combinations of visible bars: none, each one, and both. */
const states = bars.reduce<string[][]>((all, bar) => all.flatMap((shown) => [shown, [...shown, bar]]), [[]])

const show = (page: Page, shown: string[]) =>
  page.evaluate(
    ([all, some]) => {
      for (const id of all ?? []) document.getElementById(id)?.toggleAttribute('hidden', !some?.includes(id))
    },
    [bars, shown],
  )

/**
 * Returns whether the panel begins in the upper half of the screen, is as wide as the screen, and has its first
 * link or field uncovered.
 */
const liesOnScreen = (panel: Locator) =>
  panel.evaluate((box) => {
    const { top, left, right } = box.getBoundingClientRect()
    const first = box.querySelector('a, input, button, summary')?.getBoundingClientRect()
    const met = first && document.elementFromPoint(first.left + 8, first.top + first.height / 2)
    return top > 0 && top < innerHeight / 2 && left === 0 && right === innerWidth && box.contains(met ?? null)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  for (const path of ['/mobile/eu/faq', '/mobile/mena/ar', '/certificate/verify'])
    test(`menu, search, account and language open on the screen, one at a time, below the bars, at ${path}`, async ({
      page,
    }) => {
      await signInAs(page, 'editor@demo.test')
      await page.goto(path)
      const panels = page.locator('details[name="header"]:visible')
      await expect(panels).toHaveCount(path.startsWith('/mobile') ? 4 : 3)
      for (const shown of states) {
        await show(page, shown)
        for (const panel of await panels.all()) {
          await panel.locator('> summary').click()
          expect(await liesOnScreen(panel.locator('> .pop')), `below ${shown}`).toBe(true)
          await expect(page.locator('details[name="header"][open]')).toHaveCount(1)
        }
        await page.keyboard.press('Escape')
      }
    })

  for (const path of ['/mobile/eu/de', '/mobile/eu/pl', '/mobile/mena/ar'])
    test(`the home page is shorter than 5,000 pixels, and no step breaks its name, at ${path}`, async ({
      page,
    }) => {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
      const lines = await page
        .locator('.steps b')
        .evaluateAll((names) => names.map((name) => name.getClientRects()[0]?.height ?? 0))
      expect(Math.max(...lines)).toBeLessThan(25)
    })

  test('the home page is shorter than 5,000 pixels, and the columns of its footer open', async ({ page }) => {
    await page.goto('/mobile/eu')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    const column = page.locator('footer details').first()
    await expect(column.locator('a').first()).toBeHidden()
    await column.locator('summary').click()
    await expect(column.locator('a').first()).toBeVisible()
  })

  test('links and buttons outside of sentences are 44 pixels high', async ({ page }) => {
    for (const path of ['/mobile/eu/faq', '/mobile/eu/course/detail/1', '/mobile/eu/classroom/detail/1']) {
      await page.goto(path)
      const low = await page.locator(':is(a, button, summary, select):visible').evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            return width > 1 && height < 43.5 && !target.closest('.prose, p, #cookies')
          })
          .map((target) => target.textContent),
      )
      expect(low).toEqual([])
    }
  })
})
