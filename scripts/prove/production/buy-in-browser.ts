import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import type { FakeStripe } from '#tests/fixtures/server/stripe.ts'
import { sendLoadRequest } from '../deploy/traffic.ts'

const { t } = translatorOf('en')

/** The functions that a buyer needs besides the pages of the portal. */
export interface BuyContext {
  /** Signs in at the provider; returns the URL to which it redirects the browser. */
  signIn(authorization: string): Promise<string>
  /** Stops one of the portal's two servers. */
  loseServer(): Promise<void>
  stripe: FakeStripe
  /** Returns the number of mails that the mail server has accepted. */
  mails(): number
}

/** The ids of a free certification, and of a classroom of it in Warsaw, for which a fee is due. */
const [certification, classroom] = [2, 1]

/**
 * Signs in, enrols, pays by card in a browser, and checks that the order is paid. Returns whether all checks passed.
 */
export async function buyInBrowser(origin: string, around: BuyContext): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: origin, locale: 'en-US' })
    const page = await context.newPage()
    await signIn(page, around)
    const signedOn = await page.evaluate(() => document.cookie.includes('__Secure-signed_in'))
    const enrolled = await enrol(page)
    const mailsBefore = around.mails()
    const paidAt = await pay(page, around.stripe)
    await around.loseServer()
    const webhooks = await sendNotices(origin, around.stripe)
    await page.goto('/eu/my-learning?tab=1&subTab=2')
    await page.getByText('Complete', { exact: true }).first().waitFor()
    const found = await page.request.get('/eu/search?keyword=camra').then((response) => response.text())
    for (let left = 100; left > 0 && around.mails() < mailsBefore + 2; left -= 1) await wait(200)
    return [
      reportCheck('a person of an external provider is signed in over TLS', signedOn),
      reportCheck('the person is enrolled in the certification', enrolled),
      reportCheck('the card page belongs to Stripe', paidAt.startsWith('https://checkout.stripe.example/')),
      reportCheck(
        'its signed notice is accepted twice, a forged one is refused',
        webhooks.join() === '200,200,400',
      ),
      reportCheck('with one server stopped the order is shown as paid', true),
      reportCheck(
        'the other server answers a search as a page without scripts',
        /<mark>camera<\/mark>/i.test(found),
      ),
      reportCheck('its mails were accepted', around.mails() >= mailsBefore + 2),
    ].every(Boolean)
  } finally {
    await browser.close()
  }
}

/**
 * Signs in. Follows the redirect to the provider without opening its page, because that page is not part of the
 * portal.
 */
async function signIn(page: Page, { signIn }: BuyContext): Promise<void> {
  const left = await page.request.get('/user/sso/login?target=/eu/my-learning', { maxRedirects: 0 })
  await page.goto(await signIn(left.headers().location ?? ''))
  await page.waitForURL(/my-learning/)
}

/** Enrols in the certification on its page; returns whether the page confirms the enrolment. */
async function enrol(page: Page): Promise<boolean> {
  await page.goto(`/eu/certification/detail/${certification}`)
  const press = page.getByRole('button', { name: t('certification:enrol'), exact: true })
  await press.first().click()
  await fillInInformation(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('certification:enrol') })
    .click()
  await page.getByRole('link', { name: t('certification-enrolment:next.learning') }).waitFor()
  return true
}

/**
 * Fills in the personal information that the site requires before an enrolment. First and last name are missing,
 * because this provider sends only the whole name.
 */
async function fillInInformation(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await choose(page, /Country/, 'Poland')
  await page.getByRole('button', { name: t('information:goOn') }).click()
}

/** Chooses an option from a list that is filtered while a text is typed. */
async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).and(page.locator('input')).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Fills in the payment page and pays by card; returns the URL to which the browser is redirected. */
async function pay(page: Page, stripe: FakeStripe): Promise<string> {
  let sentTo = ''
  await page.route('https://checkout.stripe.example/**', (route) => {
    sentTo = route.request().url()
    return route.fulfill({ body: 'Stripe' })
  })
  await page.goto(`/eu/payment?relationId=${classroom}&relationType=1`)
  await page.getByRole('radio', { name: /Card or mobile payment/ }).check()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Street').fill('ul. Testowa 1')
  await page.getByLabel('Postcode').fill('00-001')
  for (const [label, option] of places) await choose(page, label, option)
  await page.getByText('VAT (23%)').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  for (let left = 100; left > 0 && (sentTo === '' || stripe.pages.length === 0); left -= 1) await wait(100)
  return sentTo
}

const places = [
  [/Country/, 'Poland'],
  [/State or province/, 'Mazowieckie'],
  [/City/, 'Warsaw'],
] as const

/**
 * Sends the notification about the payment twice, as Stripe may do, and then a forged notification. Returns the
 * three HTTP statuses.
 */
async function sendNotices(origin: string, stripe: FakeStripe): Promise<number[]> {
  const [checkout] = stripe.pages
  if (!checkout) throw new Error('No page was requested from Stripe')
  checkout.status = 'complete'
  const { body, signature } = stripe.event(checkout, 'checkout.session.completed', { payment_status: 'paid' })
  const statuses: number[] = []
  for (const signed of [signature, signature, 't=1,v1=00']) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed }
    const { status } = await sendLoadRequest({
      url: `${origin}/payment/webhook`,
      method: 'POST',
      headers,
      body,
    })
    statuses.push(status)
  }
  return statuses
}

function reportCheck(what: string, passed: boolean): boolean {
  console.log(`${passed ? '✓' : '✗'} ${what}`)
  return passed
}
