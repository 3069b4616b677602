import { setTimeout as wait } from 'node:timers/promises'
import { changeProfile } from '#src/contract/identity/profile.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { type Place, routes } from '#src/routes.ts'
import { type Engine, patience } from './engine.ts'
import type { Says } from './says.ts'

/** The password of every demonstration account. */
const password = 'demo-password'

const shown = 'self::*[not(ancestor-or-self::*[@hidden])]'
const button = (words: string) =>
  `//button[(normalize-space()='${words}' or @aria-label='${words}') and ${shown}]`
const link = (words: string) => `//a[normalize-space()='${words}' and ${shown}]`

/** One learner's way: from the list to a course, sign-on, enrolment, film, and back to the second where it was left. */
export async function learn(
  engine: Engine,
  origin: string,
  place: Place,
  email: string,
  says: Says,
): Promise<void> {
  const { t } = translatorOf(place.language)
  const course = routes.course(place, 1)
  const atCourse = `location.pathname === '${course}'`
  await engine.resize(1440, 900)
  await engine.open(origin + routes.courses(place, 'hsc'))
  await engine.press(`//a[@href='${course}']`)
  await until(engine, atCourse)
  await engine.press(link(t('shell:signIn')))
  await until(engine, `document.querySelector('input[type=password]') !== null`)
  await engine.write("//input[@type='email' or @name='email']", email)
  await engine.write("//input[@type='password']", password)
  await engine.press("//button[@type='submit']")
  await until(engine, atCourse)
  says(`${place.language}: signs on and comes back`, engine.complaints())
  await engine.told(inform(place.siteId))
  await openAwake(engine, origin + course)
  await engine.press(button(t('course:enrol')))
  await until(engine, `document.body.innerText.includes(${JSON.stringify(t('enrolment:enrolledChip'))})`)
  says(`${place.language}: enrolls`, engine.complaints())
  await engine.press(button(t('course:play')))
  await until(engine, `(document.querySelector('video')?.currentTime ?? 0) > 2`)
  await engine.told(`document.querySelector('video').pause()`)
  const left = await engine.told<number>(`document.querySelector('video').currentTime`)
  says(`${place.language}: watches`, engine.complaints())
  await wait(1000)
  await openAwake(engine, origin + course)
  await engine.press(button(t('enrolment:continue')))
  await until(engine, `document.querySelector('video')?.played.length > 0`)
  const resumed = await engine.told<number>(`document.querySelector('video').played.start(0)`)
  const far = Math.abs(resumed - left)
  says(
    `${place.language}: goes on where the film was left`,
    far <= 2 ? engine.complaints() : [`${far} s away`],
  )
}

/** Opens a page and waits for its islands, as somebody does who looks round first: a film starts by a press of its own only. */
async function openAwake(engine: Engine, address: string): Promise<void> {
  await engine.open(address)
  await engine.told(
    `Promise.all([...document.querySelectorAll('portal-island')].map(({ waking }) => waking)).then(() => true)`,
  )
}

/** Waits until an expression is true in the page; a page that is just being left answers nothing. */
async function until(engine: Engine, expression: string): Promise<void> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if ((await engine.told<unknown>(expression).catch(() => false)) === true) return
    await wait(100)
  }
  throw new Error(`Never true: ${expression}`)
}

/** Tells the portal in another way what the sites of the main brand ask before an enrolment. */
const inform = (siteId: number) => `fetch('/api${changeProfile.path}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
  body: ${JSON.stringify(JSON.stringify({ siteId, languageId: 1, country: 'Germany', countryCode: 'DE' }))},
}).then(({ ok }) => ok)`
