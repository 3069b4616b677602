import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { giveInformation } from './fixtures/information.ts'
import { signIn } from './fixtures/sign-in.ts'

/** One learner's journey through the portal, in one language and on one device. */
export interface Journey {
  /** The path or URL at which the journey starts. */
  start: string
  /** The URL of the page on this device: the mobile page on a phone. */
  home: string
  language: string
  /** The filter that leads to the course, and the course. */
  certificationType: string
  code: string
  email: string
  viewport: { width: number; height: number }
  /** Matches the URL of the page after signing out at a course. */
  signedOff: RegExp
}

/** Closes the browser's window and opens a new one with the same cookies. */
const comeBack = async (browser: Browser, before: BrowserContext, viewport: Journey['viewport']) => {
  const storageState = await before.storageState()
  await before.close()
  const context = await browser.newContext({ storageState, viewport })
  return { context, page: await context.newPage() }
}

const textsOf = (language: string) => {
  const { t } = translatorOf(language)
  return (key: string, values?: Record<string, unknown>) => t(key, values)
}

/** Returns every position that the server acknowledged, in seconds, the newest last. */
function acknowledgedPositions(page: Page): number[] {
  const positions: number[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/course/reload') || response.status() !== 200) return
    const { payDuration } = response.request().postDataJSON() as { payDuration: number }
    positions.push(payDuration)
  })
  return positions
}

const video = (page: Page) => page.locator('video')
const second = (page: Page): Promise<number> =>
  video(page).evaluate((element) => (element as HTMLVideoElement).currentTime)

/** Finds the course by the filters and opens it. */
export async function findCourse(page: Page, journey: Journey): Promise<void> {
  const t = textsOf(journey.language)
  await page.goto(journey.start)
  await expect(page).toHaveURL(new RegExp(`${journey.home}$`))
  await page
    .getByRole('link', { name: t('home:browse') })
    .first()
    .click()
  if (journey.viewport.width <= 992) await page.getByText(t('list:filters'), { exact: false }).first().click()
  await page.getByLabel(t('filter:of.certificationType')).first().selectOption(journey.certificationType)
  await expect(page).toHaveURL(new RegExp(`certificationTypeName=${journey.certificationType}`))
  const card = page.locator('.card', { hasText: journey.code })
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/detail\/\d+$/)
}

/** Chooses to sign in from the dialogs of player and enrolment; signing in returns to the same page. */
export async function signInFromCourse(page: Page, journey: Journey): Promise<void> {
  const t = textsOf(journey.language)
  const place = page.url()
  await page.getByRole('button', { name: t('course:play') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('player:signInToWatch'))
  await dialog.getByRole('button', { name: t('notices:notNow') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('course:enrol') }).click()
  await expect(dialog).toContainText(t('enrolment:signInToEnrol'))
  await dialog.getByRole('button', { name: t('notices:signIn') }).click()
  await signIn(page, journey.email)
  await expect(page).toHaveURL(place)
}

/**
 * Completes the enrolment that was clicked before signing in: after the required information is given, the learner
 * is enrolled immediately, and the lock is gone.
 */
export async function enrol(page: Page, journey: Journey): Promise<void> {
  const t = textsOf(journey.language)
  await expect(page.getByText(t('course:locked')).first()).toBeAttached()
  await giveInformation(page, journey.language)
  await expect(page.getByText(t('enrolment:enrolledChip'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('course:locked'))).toHaveCount(0)
}

/**
 * Plays chapter 1, continues with the next chapter, and pauses. Returns the last position that the server
 * acknowledged, in seconds.
 */
export async function watchAndLeave(page: Page, journey: Journey): Promise<number> {
  const t = textsOf(journey.language)
  const saved = acknowledgedPositions(page)
  await page.getByRole('button', { name: t('course:play') }).click()
  await expect.poll(() => second(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: t('player:nextChapter') }).click()
  await expect(page.locator('.chap [aria-current]')).toContainText('2.')
  await expect.poll(() => second(page)).toBeGreaterThan(1)
  await video(page).evaluate((element) => {
    ;(element as HTMLVideoElement).currentTime = 20
  })
  await expect.poll(() => second(page)).toBeGreaterThan(20)
  // A pause is reported immediately, and not only after some seconds.
  await video(page).evaluate((element) => (element as HTMLVideoElement).pause())
  await expect.poll(() => saved.at(-1)).toBeGreaterThan(20)
  return saved.at(-1) as number
}

/** Opens the course in a new window; the video must continue within 2 s of the last saved position. */
export async function resume(
  browser: Browser,
  before: BrowserContext,
  place: string,
  saved: number,
  journey: Journey,
): Promise<Page> {
  const t = textsOf(journey.language)
  const { page } = await comeBack(browser, before, journey.viewport)
  await page.goto(place)
  const access = page.waitForResponse((response) => response.url().includes('/course/power/check'))
  await page.getByRole('button', { name: t('enrolment:continue') }).click()
  const { data } = (await (await access).json()) as { data: { payDuration: number } }
  // At least the acknowledged position is saved; closing the window may have saved a slightly later one.
  expect(data.payDuration).toBeGreaterThanOrEqual(saved - 0.01)
  await expect(page.locator('.chap [aria-current]')).toContainText('2.')
  await expect(video(page)).toBeVisible()
  const playedParts = () => video(page).evaluate((element: HTMLVideoElement) => element.played.length)
  await expect.poll(playedParts).toBeGreaterThan(0)
  const resumed = await video(page).evaluate((element: HTMLVideoElement) => element.played.start(0))
  expect(Math.abs(resumed - data.payDuration)).toBeLessThanOrEqual(2)
  return page
}

export async function signOut(page: Page, journey: Journey): Promise<void> {
  const t = textsOf(journey.language)
  await page.locator('.account summary').click()
  await page.getByRole('link', { name: t('account:signOut') }).click()
  await expect(page.getByRole('link', { name: t('shell:signIn') }).first()).toBeVisible()
  await expect(page).toHaveURL(journey.signedOff)
}
