import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import type { ImitatedStripe } from '#tests/fixtures/server/stripe.ts'
import { ask } from '../deploy/traffic.ts'

const { t } = translatorOf('en')

/** What a buyer meets beside the portal. */
export interface Around {
  /** Signs in at the provider; answers the address that it sends the browser back to. */
  signIn(authorization: string): Promise<string>
  /** Ends one of two servers. */
  loseServer(): Promise<void>
  stripe: ImitatedStripe
  /** How many mails the mail server has taken. */
  mails(): number
}

/** A certification that is free, and a classroom of it in Warsaw that is not. */
const [certification, classroom] = [2, 1]

/** In a browser: signs on, enrols, pays by card, and finds the order paid. Answers whether all of that was so. */
export async function buyInBrowser(origin: string, around: Around): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: origin, locale: 'en-US' })
    const page = await context.newPage()
    await signOn(page, around)
    const signedOn = await page.evaluate(() => document.cookie.includes('__Secure-signed_in'))
    const enrolled = await enrol(page)
    const mailsBefore = around.mails()
    const paidAt = await pay(page, around.stripe)
    await around.loseServer()
    const webhooks = await tell(origin, around.stripe)
    await page.goto('/eu/my-learning?tab=1&subTab=2')
    await page.getByText('Complete', { exact: true }).first().waitFor()
    const found = await page.request.get('/eu/search?keyword=camra').then((answer) => answer.text())
    for (let left = 100; left > 0 && around.mails() < mailsBefore + 2; left -= 1) await wait(200)
    return [
      holds('somebody of another house’s provider is signed on over TLS', signedOn),
      holds('the certification is theirs', enrolled),
      holds('the card page is Stripe’s', paidAt.startsWith('https://checkout.stripe.example/')),
      holds('its signed notice is taken twice, a forged one is refused', webhooks.join() === '200,200,400'),
      holds('with one server gone the order is shown as paid', true),
      holds(
        'that server answers a search as a page, for who has no scripts',
        /<mark>camera<\/mark>/i.test(found),
      ),
      holds('mails of it were taken', around.mails() >= mailsBefore + 2),
    ].every(Boolean)
  } finally {
    await browser.close()
  }
}

/** Follows the way to the provider by hand: its own page is a program of another house. */
async function signOn(page: Page, { signIn }: Around): Promise<void> {
  const left = await page.request.get('/user/sso/login?target=/eu/my-learning', { maxRedirects: 0 })
  await page.goto(await signIn(left.headers().location ?? ''))
  await page.waitForURL(/my-learning/)
}

/** Enrols in the certification on its page; answers whether the page says so. */
async function enrol(page: Page): Promise<boolean> {
  await page.goto(`/eu/certification/detail/${certification}`)
  const press = page.getByRole('button', { name: t('certification:enrol'), exact: true })
  await press.first().click()
  await inform(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('certification:enrol') })
    .click()
  await page.getByRole('link', { name: t('certification-enrolment:next.learning') }).waitFor()
  return true
}

/** Says what the site asks before an enrolment; this provider tells one name, and nobody can know which part of it is which. */
async function inform(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await choose(page, /Country/, 'Poland')
  await page.getByRole('button', { name: t('information:goOn') }).click()
}

/** Chooses from a list that is searched while typing. */
async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).and(page.locator('input')).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Fills in the payment page and pays by card; answers where the browser is sent. */
async function pay(page: Page, stripe: ImitatedStripe): Promise<string> {
  let sentTo = ''
  await page.route('https://checkout.stripe.example/**', (route) => {
    sentTo = route.request().url()
    return route.fulfill({ body: 'Stripe' })
  })
  await page.goto(`/eu/payment?relationId=${classroom}&relationType=1`)
  await page.getByRole('radio', { name: /Card and mobile pay/ }).check()
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

/** Stripe tells of the payment twice; somebody else tells of it, too. Answers the three statuses. */
async function tell(origin: string, stripe: ImitatedStripe): Promise<number[]> {
  const [checkout] = stripe.pages
  if (!checkout) throw new Error('Nobody asked Stripe for a page')
  checkout.status = 'complete'
  const { body, signature } = stripe.event(checkout, 'checkout.session.completed', { payment_status: 'paid' })
  const statuses: number[] = []
  for (const signed of [signature, signature, 't=1,v1=00']) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed }
    const { status } = await ask({ url: `${origin}/payment/webhook`, method: 'POST', headers, body })
    statuses.push(status)
  }
  return statuses
}

function holds(what: string, does: boolean): boolean {
  console.log(`${does ? '✓' : '✗'} ${what}`)
  return does
}
