import type { Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { dailyPlaces } from './fixtures/daily-places.ts'
import { expect, test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'

/** An educational video, which every signed-in learner may watch. */
const videoList = '/educational-video/list'

async function openVideo(page: Page, place: string, email: string): Promise<void> {
  await page.goto(`${place}${videoList}`)
  const href = await page.locator('main a[href*="/course/detail/"]').first().getAttribute('href')
  await signInAs(page, email)
  await page.goto(href as string)
}

const video = (page: Page) => page.locator('video')
const second = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)

/** Expects no violations found by axe, and nothing wider than the page. */
async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

// Notes are stored, so each test uses a learner of its own.
for (const [language, place, width, email] of dailyPlaces([
  ['en', '/eu', 1440, 'halfway@demo.test'],
  ['ar', '/mobile/mena/ar', 375, 'certified@demo.test'],
] as const)) {
  const { t } = translatorOf(language)

  test(`a video is watched by keyboard, with transcript and notes, ${language} at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openVideo(page, place, email)
    await page.getByRole('button', { name: t('course:play') }).click()
    await expect(video(page)).toBeFocused()
    await expect.poll(() => second(page)).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    const before = await second(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(before + 4.9)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: t('player:keys.title') })
    await expect(help).toBeVisible()
    await fits(page)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(video(page)).toBeFocused()

    await page.locator('#transcript-tab').click()
    const lines = page.locator('.spoken-lines')
    await expect(lines).toHaveAttribute('lang', language)
    await lines.getByRole('button').nth(2).focus()
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(lines.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true')
    if (width > 1000) expect(await page.evaluate(() => scrollY)).toBe(top)
    await fits(page)

    await page.locator('#notes-tab').click()
    const field = page.locator('#notes textarea')
    await field.fill('30 °')
    await expect(page.locator('#notes label')).toContainText(/\d\d:\d\d/)
    await page.getByRole('button', { name: t('note:save') }).click()
    await expect(page.locator('.own-note')).toHaveCount(1)
    await fits(page)
    await page.reload()
    await page.locator('#notes-tab').click()
    await expect(page.locator('.own-note')).toContainText('30 °')
    await page.locator('.own-note .acts button').last().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('note:delete') })
      .click()
    await expect(page.locator('.own-note')).toHaveCount(0)
  })
}

test('an unreachable video shows an error and continues at the same second; the name comes first on a phone', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/.*/)
  const { t } = translatorOf('en')
  await page.setViewportSize({ width: 375, height: 800 })
  await openVideo(page, '/mobile/eu', 'second@demo.test')
  // Returns whether the name is above the player, which is replaced while its island wakes.
  const isNameFirst = () =>
    page.evaluate(() => {
      const [name, player] = ['h1', '.player'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return name && player && name.top < player.top
    })
  await expect.poll(isNameFirst).toBe(true)
  await page.getByRole('button', { name: t('course:play') }).click()
  await expect(video(page)).toBeFocused()
  await expect.poll(() => second(page)).toBeGreaterThan(0)
  await video(page).evaluate((video: HTMLVideoElement) => {
    video.pause()
    video.currentTime = 21
  })
  await context.setOffline(true)
  await video(page).evaluate((video) => video.dispatchEvent(new Event('error')))
  await expect(page.getByRole('alert')).toContainText(t('player:offline'))
  await expect(page.getByRole('alert')).toContainText('00:21')
  // The video continues without an action of the user.
  await context.setOffline(false)
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(20.9)
})

test('the trailer of a course plays with captions, without an account', async ({ page }) => {
  await page.goto('/eu/course/detail/1')
  await page.getByRole('link', { name: /^Watch the trailer: / }).click()
  await expect(video(page)).toBeFocused()
  await expect.poll(() => second(page)).toBeGreaterThan(0.2)
  await expect(video(page).locator('track')).toHaveAttribute('srclang', 'en')
  await fits(page)
})
