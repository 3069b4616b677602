import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { TestPortal } from '../../test/portal.ts'

/** The emulated network connection: 10 Mbit/s in both directions, with a latency of 40 ms. */
const connection = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
/**
 * The limits in seconds: for the time until the first screen shows its data, and for the time from then until
 * visitors see a correction.
 */
const [viewLimit, correctionLimit] = [1.5, 30]
const rounds = 7
const account = { email: 'editor@demo.test', password: 'demo-password' }

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Measures the desk in Chromium with an empty cache and an emulated network connection: the time until the first
 * screen shows its data, and the time for a correction (find the course, correct its name, publish, wait until
 * visitors see it). Exits with 1 if a limit is exceeded.
 */
export async function benchDesk(): Promise<void> {
  const portal = new TestPortal()
  await portal.start()
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const signedIn = await browser.newContext()
    await signIn(signedIn, portal.url)
    const storageState = await signedIn.storageState()
    const inNewContext = async <Value>(act: (page: Page) => Promise<Value>): Promise<Value> => {
      const context = await browser.newContext({ storageState, locale: 'en' })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', connection)
      return act(page).finally(() => context.close())
    }
    const times: FirstView[] = []
    for (let round = 0; round < rounds; round += 1)
      times.push(await inNewContext((page) => openFirstView(page, portal.url)))
    const shown = median(times.map(({ shown }) => shown))
    const painted = median(times.map(({ painted }) => painted))
    console.log(`first view: ${inSeconds(shown)} (shell after ${inSeconds(painted)}), median of ${rounds}`)
    const steps = await inNewContext((page) => correct(page, portal.url))
    const correction = Object.values(steps).reduce((sum, seconds) => sum + seconds, 0)
    const named = Object.entries(steps).map(([name, seconds]) => `${name} ${inSeconds(seconds)}`)
    console.log(`correction: ${inSeconds(correction)} (${named.join(', ')})`)
    console.log(`limits: first view ${viewLimit} s, correction ${correctionLimit} s`)
    if (shown > viewLimit || correction > correctionLimit) process.exitCode = 1
  } finally {
    await browser.close()
    await portal.stop()
  }
}

/** Signs a browser in through the form of the embedded identity provider. */
async function signIn({ request }: BrowserContext, origin: string): Promise<void> {
  const form = await request.get(`${origin}/user/sso/login?target=%2Feu`)
  const end = await request.post(form.url(), { form: account, headers: { Origin: origin } })
  if (!end.ok()) throw new Error(`${account.email} could not sign in: ${end.status()} ${end.url()}`)
}

/**
 * The seconds from the request for the page until the shell was painted, and until the first screen showed its data.
 */
interface FirstView {
  painted: number
  shown: number
}

async function openFirstView(page: Page, origin: string): Promise<FirstView> {
  await page.goto(`${origin}/desk`, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => {
      const figures = [...document.querySelectorAll('main .figs b')]
      return figures.length > 0 && figures.every(({ textContent }) => /\d/.test(textContent))
    },
    null,
    { polling: 'raf' },
  )
  return page.evaluate(() => ({
    painted:
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()) / 1000,
    shown: performance.now() / 1000,
  }))
}

/** Corrects the name of a course by keyboard, as an editor does; returns the seconds of each step. */
async function correct(page: Page, origin: string): Promise<Record<string, number>> {
  let begun = performance.now()
  const seconds = (): number => {
    const before = begun
    begun = performance.now()
    return (begun - before) / 1000
  }
  await openFirstView(page, origin)
  const open = seconds()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').pressSequentially('Reading a site', { delay: 60 })
  await page
    .getByRole('option', { name: /^Reading a site/ })
    .first()
    .click()
  const name = page.locator('[id="field-texts.en.name"]')
  await name.waitFor()
  const find = seconds()
  await name.press('End')
  await name.pressSequentially(', corrected', { delay: 60 })
  await page.locator('.saved', { hasText: 'Saved' }).waitFor()
  const write = seconds()
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('dialog')
    .getByText(/Live on eu in/)
    .waitFor({ timeout: 120_000 })
  const publish = seconds()
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0]
  const readers = await (await page.request.get(`${origin}/eu/course/detail/${id}`)).text()
  if (!readers.includes(', corrected')) throw new Error('The correction is not live.')
  return { open, find, write, publish }
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const inSeconds = (seconds: number): string => `${seconds.toFixed(2)} s`
