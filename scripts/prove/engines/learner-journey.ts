import { setTimeout as wait } from 'node:timers/promises'
import { changeProfile } from '#src/contract/identity/profile.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { type Place, routes } from '#src/routes.ts'
import type { ReportCheck } from './check-reporter.ts'
import { type BrowserEngine, elementTimeout } from './engine.ts'

/** The password of all demonstration accounts. */
const password = 'demo-password'

const visible = 'self::*[not(ancestor-or-self::*[@hidden])]'
const button = (args: string) =>
  `//button[(normalize-space()='${args}' or @aria-label='${args}') and ${visible}]`
const link = (args: string) => `//a[normalize-space()='${args}' and ${visible}]`

/**
 * Acts as a learner in a browser: opens a course from the list, signs in, enrols, plays the video, and returns to the
 * second at which the video was paused.
 */
export async function testLearnerJourney(
  engine: BrowserEngine,
  origin: string,
  place: Place,
  email: string,
  report: ReportCheck,
): Promise<void> {
  const { t } = translatorOf(place.language)
  const course = routes.course(place, 1)
  const atCourse = `location.pathname === '${course}'`
  await engine.resize(1440, 900)
  await engine.open(origin + routes.courses(place, 'hsc'))
  await engine.click(`//a[@href='${course}']`)
  await until(engine, atCourse)
  await engine.click(link(t('shell:signIn')))
  await until(engine, `document.querySelector('input[type=password]') !== null`)
  await engine.type("//input[@type='email' or @name='email']", email)
  await engine.type("//input[@type='password']", password)
  await engine.click("//button[@type='submit']")
  await until(engine, atCourse)
  report(`${place.language}: signs in and comes back`, engine.errors())
  await engine.evaluate(sendInformation(place.siteId))
  await openWithIslands(engine, origin + course)
  await engine.click(button(t('course:enrol')))
  await until(engine, `document.body.innerText.includes(${JSON.stringify(t('enrolment:enrolledChip'))})`)
  report(`${place.language}: enrolls`, engine.errors())
  await engine.click(button(t('course:play')))
  await until(engine, `(document.querySelector('video')?.currentTime ?? 0) > 2`)
  await engine.evaluate(`document.querySelector('video').pause()`)
  const left = await engine.evaluate<number>(`document.querySelector('video').currentTime`)
  report(`${place.language}: watches`, engine.errors())
  await wait(1000)
  await openWithIslands(engine, origin + course)
  await engine.click(button(t('enrolment:continue')))
  await until(engine, `document.querySelector('video')?.played.length > 0`)
  const resumed = await engine.evaluate<number>(`document.querySelector('video').played.start(0)`)
  const distance = Math.abs(resumed - left)
  report(
    `${place.language}: resumes the film where it was paused`,
    distance <= 2 ? engine.errors() : [`${distance} s away`],
  )
}

/**
 * Opens a page and waits until its islands are mounted, as a visitor who reads first. A video does not start before
 * it is clicked.
 */
async function openWithIslands(engine: BrowserEngine, address: string): Promise<void> {
  await engine.open(address)
  await engine.evaluate(
    `Promise.all([...document.querySelectorAll('portal-island')].map(({ waking }) => waking)).then(() => true)`,
  )
}

/** Waits until an expression is true in the page. Errors are ignored while the page is changing. */
async function until(engine: BrowserEngine, expression: string): Promise<void> {
  const end = performance.now() + elementTimeout
  while (performance.now() < end) {
    if ((await engine.evaluate<unknown>(expression).catch(() => false)) === true) return
    await wait(100)
  }
  throw new Error(`Never true: ${expression}`)
}

/**
 * Returns a script that sends the personal information that the sites of the main brand require before an enrolment.
 */
const sendInformation = (siteId: number) => `fetch('/api${changeProfile.path}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
  body: ${JSON.stringify(JSON.stringify({ siteId, languageId: 1, country: 'Germany', countryCode: 'DE' }))},
}).then(({ ok }) => ok)`
