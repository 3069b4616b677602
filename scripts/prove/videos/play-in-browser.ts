import { chromium, type Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'

const { t } = translatorOf('en')

interface Screening {
  origin: string
  path: string
  /** The learner's cookies. */
  cookies: { name: string; value: string }[]
  /** Expires all signed URLs that the bucket has served so far. */
  expire(): void
}

/**
 * The result of playing a video: the second at which the video continues, whether the video element is still the
 * same, and the errors that the page reported.
 */
interface Screened {
  second: number
  isSameElement: boolean
  faults: string[]
}

/**
 * The second to which the player jumps. It is in the second half of the video, whose bytes the browser has not
 * loaded.
 */
export const seekTargetSeconds = 50

const video = (page: Page) => page.locator('video')
const playsAt = (page: Page, second: number) =>
  page.waitForFunction((from) => {
    const video = document.querySelector('video')
    return video && video.readyState >= 3 && !video.paused && video.currentTime > from
  }, second)

/** Plays a chapter in Chromium, makes its URL expire, and jumps to a second that is not loaded. */
export async function playInBrowser({ origin, path, cookies, expire }: Screening): Promise<Screened> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--mute-audio',
    ],
  })
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      // The browser reports that the expired URL was refused, which is expected here.
      if (message.type() === 'error' && !message.text().includes('403')) faults.push(message.text())
    })
    await page.goto(path)
    await page.getByRole('button', { name: t('course:play') }).click()
    await playsAt(page, 0.5)
    const element = await video(page).elementHandle()
    expire()
    // Waits until the next second: a signature contains its time in seconds, so a URL that is signed in the same
    // second would have expired too.
    await page.waitForTimeout(1100)
    await video(page).evaluate((video: HTMLVideoElement, second) => {
      video.currentTime = second
    }, seekTargetSeconds)
    await playsAt(page, seekTargetSeconds)
    const second = await video(page).evaluate((video: HTMLVideoElement) => video.currentTime)
    const isSameElement = await video(page).evaluate((video, before) => video === before, element)
    return { second, isSameElement, faults }
  } finally {
    await browser.close()
  }
}
