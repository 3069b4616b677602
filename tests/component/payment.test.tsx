import { act, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { certification } from '#server/db/schema/certification.ts'
import { learner } from '#server/db/schema/learner.ts'
import { expireOverdue } from '#server/jobs/expire-overdue.ts'
import { cancelOrder, getOrder, placeOrder } from '#src/contract/money/order.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place, placeInArabic } from '../fixtures/place.ts'
import { paidCertification, setFee } from '../fixtures/server/paid-certification.ts'
import { noticeOf, notify, ordered, quoteOf } from '../fixtures/server/paying.ts'
import { paymentOrigin } from '../fixtures/server/portal.ts'
import { day, setClassroomStart, setExamStart } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

const { kind, id } = paidCertification
const home = { address: 'Beispielweg 1', postcode: '10115', province: 'Berlin', city: 'Berlin' }
const minute = 60_000

let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
  page.at(`/eu/payment?relationId=${id}&relationType=0`)
  await setFee(page.portal)
  await know(home)
  // The field's lazy file is loaded first, so that the test does not wait for it.
  await import('#src/ui/SearchableSelect.tsx')
})

const know = (known: Partial<typeof learner.$inferInsert>) =>
  page.portal.db.update(learner).set(known).where(eq(learner.id, page.learnerId))
const open = async () => {
  const user = await show(await import('#src/islands/payment/island.tsx'), { place })
  await redraw()
  return user
}
type User = Awaited<ReturnType<typeof open>>
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const method = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const fill = async (user: User, label: string | RegExp, text: string) => {
  await user.clear(field(label))
  if (text) await user.type(field(label), text)
  await user.tab()
  await redraw()
}
const click = async (user: User, name: string | RegExp) => {
  await user.click(button(name))
  await redraw()
}
const choose = async (user: User, way: RegExp) => {
  await user.click(method(way))
  await redraw()
}
const chooseCountry = async (user: User, name: string) => {
  await user.clear(field('Country'))
  await user.type(field('Country'), name.toLowerCase())
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name }))
  await redraw()
}
/** Returns the error below a field. */
const errorOf = (label: string | RegExp) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((each) => each.endsWith('-error')) ?? '')?.textContent
}
const summary = () => screen.getByRole('complementary', { name: 'Order summary' }).textContent
const placed = (payType: 'card' | 'bankTransfer') => ordered(page.elsewhere, kind, id, payType)
const seqNoNow = async () => (await quoteOf(page.elsewhere, kind, id)).seqNo

test('the form opens with the profile’s entries, and with the price', async () => {
  await open()
  expect(field('First name').value).toBe('Sample')
  expect(field('Street').value).toBe('Beispielweg 1')
  expect(field('Country').value).toBe('Germany')
  expect(summary()).toContain('VAT (19%)€47.31VAT of the billing countryTotal€296.31')
  expect(button('Pay €296.31').disabled).toBe(false)
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('You choose and pay')
})

test('empty or wrong fields show errors, and nothing is sent', async () => {
  const user = await open()
  await fill(user, 'Street', '')
  await fill(user, 'Email', 'ada')
  await fill(user, 'First name', 'A\u202eda')
  await click(user, /^Pay/)
  expect(errorOf('Street')).toBe('Please fill in this field: Street.')
  expect(errorOf('Email')).toBe('Please enter an address such as name@example.com.')
  expect(errorOf('First name')).toMatch(/^This contains an invisible character/)
  expect(errorOf('Postal code')).toBeUndefined()
  expect(document.activeElement).toBe(field('First name'))
  expect(page.line.times(placeOrder)).toBe(0)
})

test('Enter in a field orders nothing: only the button does', async () => {
  const user = await open()
  await user.type(field('Street'), '{Enter}')
  await redraw()
  expect(page.line.times(placeOrder)).toBe(0)
})

test('an error disappears while its field is corrected, and the others stay', async () => {
  const user = await open()
  await fill(user, 'Street', '')
  await fill(user, 'Postal code', '')
  await click(user, /^Pay/)
  await fill(user, 'Street', 'Musterweg 2')
  expect([errorOf('Street'), errorOf('Postal code')]).toEqual([
    undefined,
    'Please fill in this field: Postal code.',
  ])
  await fill(user, 'Postal code', '10115')
  await click(user, /^Pay/)
  expect(page.line.sent(placeOrder)).toMatchObject([{ billing: { street: 'Musterweg 2' } }])
})

test('another country changes the VAT', async () => {
  const user = await open()
  await chooseCountry(user, 'France')
  expect(summary()).toContain('VAT (20%)')
})

test('a city that was typed stays when the country is chosen after it', async () => {
  await know({ country: null, countryCode: null, province: null, city: null })
  const user = await open()
  await fill(user, 'City', 'Lyon')
  await chooseCountry(user, 'France')
  expect(field('City').value).toBe('Lyon')
  await chooseCountry(user, 'Germany')
  expect(field('City').value).toBe('Lyon')
})

test('without a country, Pay shows an error at the field, also to screen readers', async () => {
  await know({ country: null, countryCode: null })
  const user = await open()
  await click(user, /^Pay/)
  expect(errorOf('Country')).toBe('Please choose a country.')
})

test('a VAT number needs its company, and both together decide the VAT', async () => {
  await know({ countryCode: 'FR', country: 'France', province: null, city: 'Paris' })
  const user = await open()
  await fill(user, /VAT number/, 'FR83404833049')
  expect(screen.getByText(/^This number is not valid in its country/)).toBeDefined()
  await click(user, /^Pay/)
  expect(errorOf(/Company/)).toBe('Please enter the company that has this VAT number.')
  expect(page.line.times(placeOrder)).toBe(0)
  await fill(user, /Company/, ' Engines ')
  await fill(user, /VAT number/, 'FR83404833048')
  expect(screen.getByText('The EU’s register (VIES) has confirmed this number.')).toBeDefined()
  expect(summary()).toContain('€0.00Reverse charge: your company accounts for the VAT')
  await click(user, /^Pay/)
  expect(page.line.sent(placeOrder)).toMatchObject([
    { buyer: { company: 'Engines', vatNumber: 'FR83404833048' }, billing: { country: 'FR' }, vat: 0 },
  ])
})

test.each([
  [
    'unknown',
    'DE222222203',
    /^This number is not in the EU’s register \(VIES\)/,
    'the VAT number is not in the EU’s register',
  ],
  [
    'unavailable',
    'DE111111125',
    /^The EU’s register \(VIES\) could not confirm/,
    'the EU’s register (VIES) could not confirm the VAT number',
  ],
])(
  'a VAT number that is %s: VAT is charged, and the reason is shown at the field and in the summary',
  async (...row) => {
    const [, number, atField, inSummary] = row
    await know({ company: 'Engines' })
    const user = await open()
    await fill(user, /VAT number/, number)
    expect(screen.getByText(atField)).toBeDefined()
    expect(summary()).toContain('VAT (19%)')
    expect(summary()).toContain(`VAT is charged because ${inSummary}`)
    await click(user, 'Pay €296.31')
    expect(page.left).toHaveLength(1)
  },
)

test('a number of the seller’s country is reported as not of the billing country', async () => {
  await know({ company: 'Engines' })
  const user = await open()
  await fill(user, /VAT number/, 'PL5260001246')
  expect(screen.getByText(/^This number does not belong to the billing country/)).toBeDefined()
  expect(summary()).toContain('VAT is charged because the VAT number does not belong to the billing country.')
})

test('an order that is refused because its total changed meanwhile shows the new total', async () => {
  const user = await open()
  await page.portal.db
    .update(certification)
    .set({ fee: { EUR: 10000, PLN: 42000 } })
    .where(eq(certification.id, id))
  await click(user, 'Pay €296.31')
  expect([page.line.times(placeOrder), page.left]).toEqual([1, []])
  expect(screen.getByText('The total is now €119.00. Please check it, then order.')).toBeDefined()
  await click(user, 'Pay €119.00')
  expect(page.left).toHaveLength(1)
})

test('an unchanged field does not request another quote', async () => {
  const user = await open()
  const before = page.line.times(getOrder)
  await user.click(field(/Company/))
  await user.tab()
  await redraw()
  expect(page.line.times(getOrder)).toBe(before)
  await fill(user, /Company/, 'Engines')
  expect(page.line.times(getOrder)).toBe(before + 1)
})

test.each([
  [/Company/, '=SUM(A1)', 'This can’t begin with “=”. Please begin with a letter or a digit.'],
  [/VAT number/, '???', 'Please enter letters and digits, beginning with the country code: PL5260001246.'],
])(
  'an entry that can’t be quoted (%s: %s) stays in the form, and shows an error',
  async (label, text, error) => {
    const user = await open()
    await fill(user, 'Street', 'Musterweg 2')
    await fill(user, label, text)
    expect([field(label).value, field('Street').value]).toEqual([text, 'Musterweg 2'])
    const { $popup } = await import('#src/stores/notice/notices.ts')
    expect($popup.get()).toBeNull()
    await click(user, /^Pay/)
    expect(errorOf(label)).toBe(error)
    expect(page.left).toEqual([])
  },
)

test('a click on Pay right from a field that decides the VAT orders, once the amounts are loaded', async () => {
  const user = await open()
  const answer = page.line.hold(getOrder)
  await user.type(field(/Company/), 'Engines')
  await user.click(button(/^Pay/))
  expect([button(/^Pay/).disabled, page.line.times(placeOrder)]).toEqual([false, 0])
  answer()
  await redraw()
  expect(page.line.sent(placeOrder)).toMatchObject([{ buyer: { company: 'Engines' } }])
  expect(page.left).toHaveLength(1)
})

test('when the total has changed, the click orders nothing and shows the change; the next one orders', async () => {
  await know({ countryCode: 'FR', country: 'France', province: null, city: 'Paris', company: 'Engines' })
  const user = await open()
  await user.type(field(/VAT number/), 'FR83404833048')
  await click(user, /^Pay/)
  expect(page.line.times(placeOrder)).toBe(0)
  expect(screen.getByText('The total is now €249.00. Please check it, then order.')).toBeDefined()
  await click(user, 'Pay €249.00')
  expect(page.line.sent(placeOrder)).toMatchObject([{ vat: 0, total: 24900 }])
})

test('removing a VAT number also removes the requirement of its company', async () => {
  const user = await open()
  await fill(user, /VAT number/, 'DE123456789')
  await click(user, /^Pay/)
  expect(errorOf(/Company/)).toBe('Please enter the company that has this VAT number.')
  await fill(user, /VAT number/, '')
  expect(errorOf(/Company/)).toBeUndefined()
})

test.each([
  ['classroom', 1, 'This training belongs to a certification. Enroll in it first:', 2],
  ['practical exam', 1, 'You have to enroll in this certification and pass its theory exam first.', 1],
] as const)(
  'a %s that another enrollment comes before says so before the form, with a link',
  async (...row) => {
    const [type, item, text, certificationId] = row
    if (type === 'classroom') await setClassroomStart(page.portal, item, 20 * day)
    else await setExamStart(page.portal, item, 20 * day, { fee: { EUR: 24900, PLN: 106000 } })
    page.at(`/eu/payment?relationId=${item}&relationType=${type === 'classroom' ? 1 : 2}`)
    await open()
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      `/eu/certification/detail/${certificationId}`,
    )
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
)

test('a date that is canceled says so before the form, and promises no seat', async () => {
  const workshop = 17
  await setClassroomStart(page.portal, workshop, 20 * day, { fee: { EUR: 24900, PLN: 106000 } })
  await page.portal.db.insert(cancelledSession).values({
    ...{ family: 'classroom', id: workshop, reason: 'The trainer is ill.' },
    ...{ cancelledAt: new Date(page.clock.now()), cancelledBy: 'reviewer@demo.test' },
  })
  onTestFinished(() => void page.portal.db.delete(cancelledSession))
  page.at(`/eu/payment?relationId=${workshop}&relationType=3`)
  await open()
  expect(screen.getByText('This date has been canceled.')).toBeDefined()
  expect(screen.queryByText(/We hold your seat/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('the terms come before the button, and open beside the form', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: /^I accept/ }))
  expect(button(/^Pay/).disabled).toBe(true)
  expect(screen.getByText('Accept the terms to continue.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'terms of paid training' }).getAttribute('target')).toBe('_blank')
})

test('paying by card leaves for the page of the provider, and clears the saved entries', async () => {
  const user = await open()
  await fill(user, 'Street', 'Musterweg 2')
  const key = `form payment ${kind} ${id} ${page.learnerId}`
  expect(page.visit.get(key)).toContain('Musterweg 2')
  await click(user, /^Pay/)
  expect(page.left).toEqual([expect.stringMatching(`^${paymentOrigin}/pay/`)])
  expect(page.visit.get(key)).toBe('')
})

test('unsent entries are restored after a reload, and determine the quote', async () => {
  const key = `form payment ${kind} ${id} ${page.learnerId}`
  page.visit.set(key, JSON.stringify({ street: 'Rue 1', country: 'FR' }))
  await open()
  expect([field('Street').value, field('Country').value]).toEqual(['Rue 1', 'France'])
  expect(summary()).toContain('VAT (20%)')
})

test('a bank transfer is ordered, and its dialog has everything to copy', async () => {
  const user = await open()
  await choose(user, /Bank transfer/)
  await click(user, 'Order and pay')
  const dialog = within(screen.getByRole('dialog', { name: 'Thank you for your order' }))
  expect(dialog.getByText((await seqNoNow()) as string)).toBeDefined()
  const copies = dialog.getAllByRole('button', { name: /^Copy: / })
  expect(copies.map((each) => each.getAttribute('aria-label'))).toEqual([
    ...['Copy: Payment reference', 'Copy: Beneficiary', 'Copy: SWIFT'],
    ...['Copy: EUR account', 'Copy: PLN account', 'Copy: Bank'],
  ])
  const account = copies[3]?.dataset.copy ?? ''
  expect(account).toMatch(/^[A-Z]{2}[A-Z0-9]{13,}$/)
  expect(dialog.getByText(account.replace(/(.{4})(?=.)/g, '$1 '))).toBeDefined()
  expect(dialog.getByRole('link', { name: 'View enrollment' })).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Change payment method' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Waiting for payment' }))
})

test('a placed order shows who is billed, as on the invoice', async () => {
  await placed('bankTransfer')
  await open()
  const { buyer, billing } = await quoteOf(page.elsewhere, kind, id)
  const billed = screen.getByRole('heading', { name: 'Billing details' }).parentElement?.textContent
  expect(billed).toContain(`${buyer?.firstName} ${buyer?.lastName}`)
  expect(billed).toContain(`${billing?.street}${billing?.postcode} ${billing?.city}`)
  expect(billed).toContain('Germany')
})

test('the bank details of an order open again, and offer another payment method', async () => {
  await placed('bankTransfer')
  const user = await open()
  expect(screen.getByText('Held for you until January 18, 2026 at 23:59 GMT+1')).toBeDefined()
  await click(user, 'Show bank details')
  const dialog = within(screen.getByRole('dialog'))
  expect(
    dialog.getByText(/^Please transfer €296.31 to the EUR account by January 18, 2026 at 23:59 GMT\+1,/),
  ).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Change payment method' }))
  expect(page.line.times(cancelOrder)).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Cancel and choose again' }))
  await redraw()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(method(/Bank transfer/).checked).toBe(true)
  expect(page.line.times(cancelOrder)).toBe(1)
})

test('changing the payment method brings the form back with its entries', async () => {
  const user = await open()
  await fill(user, 'Street', 'Musterweg 2')
  await choose(user, /Bank transfer/)
  await click(user, 'Order and pay')
  await user.keyboard('{Escape}')
  await click(user, 'Change payment method')
  expect(
    screen.getByText('This order will be canceled, and you can choose again on the payment page.'),
  ).toBeDefined()
  await click(user, 'Cancel and choose again')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment method' }))
  expect(field('Street').value).toBe('Musterweg 2')
  expect(screen.queryByRole('alert')).toBeNull()
  await choose(user, /Card or mobile payment/)
  await click(user, /^Pay/)
  expect(page.left).toHaveLength(1)
})

test('a declined card says so, keeps the entries, and another try works', async () => {
  await notify(page.portal, noticeOf(await placed('card'), { kind: 'failed' }))
  const user = await open()
  expect(screen.getByRole('alert').textContent).toContain('Your payment was declined.')
  expect(field('First name').value).toBe('Ada')
  await click(user, /^Pay/)
  expect(page.left).toHaveLength(1)
})

test('an order whose time runs out while its page is open goes back to the form', async () => {
  const order = await placed('card')
  await open()
  expect(screen.getByRole('heading', { name: 'Payment in progress' })).toBeDefined()
  expect(screen.getByText('30:00')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue payment' }).getAttribute('href')).toBe(order.paymentUrl)
  act(() => page.clock.advance(29 * minute + 59_000))
  await redraw()
  expect(screen.getByText('00:01')).toBeDefined()
  page.portal.clock.now += 1000
  await expireOverdue(page.portal.db, page.clock.now)
  act(() => page.clock.advance(1000))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('You ran out of time to pay.')
  expect(button(/^Pay/)).toBeDefined()
})

test('an order that is paid elsewhere is complete without a reload', async () => {
  const order = await placed('card')
  await open()
  await notify(page.portal, noticeOf(order))
  act(() => page.clock.advance(5000))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Complete' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'View enrollment' }).getAttribute('href')).toContain(
    '/eu/my-learning?tab=1&subTab=2',
  )
  expect(screen.queryByRole('button', { name: 'Change payment method' })).toBeNull()
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Completed')
})

test('an order that could not be loaded may be loaded again', async () => {
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
  page.line.up = false
  const user = await open()
  expect(screen.getByRole('alert').textContent).toContain('The order could not be loaded.')
  page.line.up = true
  await click(user, 'Retry')
  expect(button(/^Pay/)).toBeDefined()
})

test.each(['/eu/payment?relationId=2', '/eu/payment?relationId=99999&relationType=0'])(
  '%s leads to the page for what is not found',
  async (address) => {
    page.at(address)
    await open()
    expect(page.left).toEqual(['/eu/exception/notFound'])
  },
)

test('a free item leads to its own page', async () => {
  page.at('/eu/payment?relationId=11&relationType=1')
  await open()
  expect(page.left).toEqual(['/eu/classroom/detail/11'])
})

const inArabic = async (visited: string) => {
  page.at(visited)
  page.page = { siteId: placeInArabic.siteId, languageId: 3 }
  const { setEnvironment } = await import('#src/environment/environment.ts')
  setEnvironment(await page.environment())
  const user = await show(await import('#src/islands/payment/island.tsx'), { place: placeInArabic }, 'ar')
  await redraw()
  return user
}

test('a site that does not sell the item names the one that does, with a link to its payment page', async () => {
  await inArabic(`/mobile/mena/ar/payment?relationId=${id}&relationType=0`)
  expect(page.left).toEqual([])
  const link = screen.getByRole('link', { name: 'احجز في موقع أوروبا' })
  expect(link.getAttribute('href')).toBe(`/mobile/eu/payment?relationId=${id}&relationType=0`)
})

test('an order that is canceled on another site for another payment method leads to the site that sells it', async () => {
  await placed('bankTransfer')
  const user = await inArabic(`/mobile/mena/ar/payment?relationId=${id}&relationType=0`)
  const words = (await import('#src/i18n/load-messages.ts')).loadMessages('ar')
  const messageOf = (area: string, key: string): string =>
    key.split('.').reduce((at, each) => (at as never)[each], words[area] as unknown) as string
  await click(user, messageOf('payment', 'change'))
  await click(user, messageOf('my-session', 'otherwise.confirm'))
  expect(page.line.times(cancelOrder)).toBe(1)
  expect(page.left).toEqual([`/mobile/eu/payment?relationId=${id}&relationType=0`])
})

test('an anonymous visitor is asked to sign in, and no order is requested', async () => {
  page = await openPage()
  page.at(`/eu/payment?relationId=${id}&relationType=0`)
  await open()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('notices:signInToPay')
  expect(page.line.times(getOrder)).toBe(0)
})
