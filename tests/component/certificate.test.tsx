import { cleanup, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { certificate } from '#server/db/schema/certificate.ts'
import { learner } from '#server/db/schema/learner.ts'
import { getMyCertificates, renewCertificate, setPublicName } from '#src/contract/learning/certificate.ts'
import { getCertificateLink } from '#src/contract/learning/certificate-document.ts'
import { computeCertificateEnd } from '#src/domain/certificate/validity.ts'
import { formatDate } from '#src/i18n/format.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, registerInCertification } from '../fixtures/server/training.ts'
import { replaceUntilEnd } from './browser-part.ts'
import { redraw, show } from './show.tsx'

/** The certification Video security associate, which has a medal. */
const associate = 2
const validity = 2 * 365.25 * day

let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
  await import('#src/ui/SearchableSelect.tsx')
})

/** Opens the page of a certificate that ends in `daysLeft` days. */
async function open(daysLeft = 700, more: Partial<typeof certificate.$inferInsert> = {}) {
  await registerInCertification(page.portal, page.learnerId, associate, 'approved')
  const issuedAt = new Date(page.clock.now() - validity + daysLeft * day)
  const number = await issueTestCertificate(page.portal, page.learnerId, associate, { issuedAt, ...more })
  page.at(`/eu/certificate?number=${number.toLowerCase()}`)
  return showPage()
}
async function showPage() {
  const island = await import('#src/islands/certificate/island.tsx')
  const user = await show(island, { place, issuer: 'Security Learning', ofCompany: true })
  await redraw()
  return user
}
type User = Awaited<ReturnType<typeof open>>
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const click = async (user: User, name: string) => {
  await user.click(button(name))
  await redraw()
}
const confirm = () =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Apply for renewal' })
const applyForRenewal = async (user: User) => {
  await click(user, 'Apply for renewal')
  await user.click(confirm())
  await redraw()
}
const know = (known: Partial<typeof learner.$inferInsert>) =>
  page.portal.db.update(learner).set(known).where(eq(learner.id, page.learnerId))
const own = async () => unwrap(await page.elsewhere.call(getMyCertificates, {}))
const toasts = async () =>
  (await import('#src/stores/notice/notices.ts')).$toasts.get().map(({ text }) => text)

test('the certificate is shown as printed, and as text', async () => {
  await open()
  const number = `TEST-${page.learnerId}-${associate}`
  const name = `Certificate ${number}: Video security associate, as it will be printed`
  expect(screen.getByRole('img', { name }).getAttribute('src')).toMatch(/^\//)
  expect(screen.getByText(number)).toBeDefined()
  expect(screen.getByText('Valid')).toBeDefined()
  expect(page.line.sent(getCertificateLink)).toMatchObject([{ picture: true }])
})

test('the address at which it is verified can be copied, and LinkedIn is offered', async () => {
  await open()
  const address = new RegExp(`/eu/certificate/verify/TEST-${page.learnerId}-${associate}$`)
  expect(screen.getByRole('link', { name: address })).toBeDefined()
  expect(button('Copy the address').dataset.copy).toMatch(address)
  expect(screen.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href')).toContain('linkedin.com')
})

test('the document asks for the company first, and opens without it', async () => {
  const user = await open()
  await click(user, 'Download (PDF)')
  expect(screen.getByRole('dialog').textContent).toContain('There is no company in your profile.')
  await click(user, 'Without the company')
  expect(page.left).toEqual([expect.stringMatching(/^\//)])
  expect(page.line.sent(getCertificateLink).at(-1)).toMatchObject({ showCompany: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a company missing in the profile is requested, and nothing opens', async () => {
  const user = await open()
  await click(user, 'Download (PDF)')
  await click(user, 'With the company')
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(/^Enter your company in your profile first/)).toBeDefined()
  expect(alert.getByRole('link').getAttribute('href')).toContain('need=company')
  expect(page.left).toEqual([])
})

test('the company from the profile is shown in the question and on the document', async () => {
  await know({ company: 'Engines Ltd' })
  const user = await open()
  await click(user, 'Download (PDF)')
  expect(screen.getByRole('dialog').textContent).toContain('Company in your profile: Engines Ltd.')
  await click(user, 'With the company')
  expect(page.left).toHaveLength(1)
  expect(page.line.sent(getCertificateLink).at(-1)).toMatchObject({ showCompany: true })
})

test('a failed document shows an error', async () => {
  const user = await open()
  await click(user, 'Download (PDF)')
  page.line.lose(getCertificateLink)
  await click(user, 'Without the company')
  expect([page.left, await toasts()]).toEqual([[], ['enrolment:unreachable']])
})

test('the badge and the medal are downloaded, and a failure says so', async () => {
  const user = await open()
  await click(user, 'Download the badge')
  await click(user, 'Download the medal')
  expect(page.left).toHaveLength(2)
  expect(new Set(page.left).size).toBe(2)
  page.line.up = false
  await click(user, 'Download the badge')
  expect([page.left.length, await toasts()]).toEqual([2, ['enrolment:unreachable']])
})

test('consent to being named is saved, and reset when saving fails', async () => {
  const user = await open()
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Show my name/ })
  expect(box().checked).toBe(false)
  await user.click(box())
  await redraw()
  expect(await own()).toMatchObject([{ publicName: true }])
  expect([box().checked, await toasts()]).toEqual([true, ['notices:saved']])
  page.line.up = false
  await user.click(box())
  await redraw()
  expect(box().checked).toBe(true)
  page.line.up = true
  expect(page.line.sent(setPublicName)).toMatchObject([{ consent: true }])
})

test('before the last 90 days the first day of renewal is shown', async () => {
  await open(200)
  expect(screen.getByText(/^You can apply to renew from \w+ \d+, 2026, without an exam\.$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Apply for renewal' })).toBeNull()
})

test.each([
  ['valid', 700, ['Download (PDF)']],
  ['about to expire', 30, ['Apply for renewal']],
])('the page of a certificate that is %s has one filled button', async (_, daysLeft, filled) => {
  await open(daysLeft)
  const names = [...document.querySelectorAll('.btn:not(.sec2, .quiet, .ghost)')].map((it) => it.textContent)
  expect(names).toEqual(filled)
})

test('a renewal is requested once for a country, and then waits', async () => {
  const user = await open(30)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country where you work' }).value).toBe(
    'Germany',
  )
  await click(user, 'Apply for renewal')
  expect(page.line.times(renewCertificate)).toBe(0)
  const answer = page.line.hold(renewCertificate)
  await user.dblClick(confirm())
  expect(confirm().getAttribute('aria-busy')).toBe('true')
  answer()
  await redraw()
  expect(page.line.sent(renewCertificate)).toMatchObject([{ certificationId: associate, country: 'DE' }])
  expect(screen.getByText(/^Your renewal application is under review/)).toBeDefined()
  expect(await toasts()).toEqual(['notices:renewalSent'])
})

test('without a country no renewal can be requested, and one has to be chosen', async () => {
  await know({ country: null, countryCode: null })
  const user = await open(30)
  expect(button('Apply for renewal').disabled).toBe(true)
  await user.type(screen.getByRole('combobox', { name: 'Country where you work' }), 'pola')
  await user.click(screen.getByRole('option', { name: 'Poland' }))
  await applyForRenewal(user)
  expect(page.line.sent(renewCertificate)).toMatchObject([{ country: 'PL' }])
})

test('a failed renewal shows an error and can be sent again', async () => {
  const user = await open(30)
  page.line.lose(renewCertificate)
  await applyForRenewal(user)
  expect(await toasts()).toEqual(['enrolment:unreachable'])
})

test.each([
  ['before the end, two years after it', 30, false],
  ['after the end, two years after the approval', -30, true],
])(
  'both end dates are shown and confirmed before a renewal is sent: requested %s',
  async (_, daysLeft, isLate) => {
    const user = await open(daysLeft)
    await click(user, 'Apply for renewal')
    const dialog = within(screen.getByRole('dialog'))
    const end = Date.parse((await own())[0]?.validUntil ?? '')
    const inWords = (instant: number) => formatDate('en', new Date(instant).toISOString().slice(0, 10))
    expect(dialog.getByText(inWords(end))).toBeDefined()
    const newEnd = computeCertificateEnd(isLate ? page.clock.now() : end)
    expect(dialog.getByText(isLate ? `${inWords(newEnd)} at the earliest` : inWords(newEnd))).toBeDefined()
    expect(
      dialog.getByText(isLate ? /^Your certificate has expired/ : /You lose no days by renewing early\.$/),
    ).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.line.times(renewCertificate)).toBe(0)
  },
)

test('a renewed certificate is not about to expire, and links to its successor', async () => {
  const newer = await issueTestCertificate(page.portal, page.learnerId, associate, { number: 'NEWER-1' })
  const [row] = await page.portal.db.select().from(certificate).where(eq(certificate.number, newer))
  await open(30, { renewedBy: row?.id as number })
  expect(screen.queryByText('About to expire')).toBeNull()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Renewed by certificate NEWER-1' })
  expect(link.getAttribute('href')).toBe('/eu/my-learning/certificate?number=NEWER-1')
  expect(screen.queryByRole('button', { name: 'Apply for renewal' })).toBeNull()
})

test('90 days after its end it can no longer be renewed', async () => {
  await open(-91)
  expect(screen.getByText('Expired')).toBeDefined()
  expect(screen.getByText(/^The renewal period is over/)).toBeDefined()
})

test('a certificate that was revoked says why, and is neither downloaded nor renewed', async () => {
  await open(30, {
    revokedAt: new Date(page.clock.now()),
    revokedReason: 'Taken by another person',
  })
  expect(screen.getByText('Taken by another person', { exact: false })).toBeDefined()
  for (const name of ['Download (PDF)', 'Download the badge', 'Apply for renewal'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(page.line.times(getCertificateLink)).toBe(0)
})

test('the list of the company needs its name and VAT number', async () => {
  const user = await open()
  await click(user, 'Download the list (PDF)')
  expect(screen.getByRole('alert').textContent).toContain('Enter your company and its VAT number')
  await know({ company: 'Engines Ltd', vatNumber: 'DE136695976' })
  await click(user, 'Download the list (PDF)')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(page.left).toHaveLength(1)
})

test('without a number the page links to the list, and a wrong number shows not found', async () => {
  page.at('/eu/certificate')
  await showPage()
  cleanup()
  page.at('/eu/certificate?number=SL-8')
  await showPage()
  expect(page.left).toEqual(['/eu/my-learning', '/eu/exception/notFound'])
})

test('certificates that could not be loaded can be loaded again', async () => {
  page.line.up = false
  const user = await open()
  expect(screen.getByRole('alert')).toBeDefined()
  page.line.up = true
  await click(user, 'Retry')
  expect(screen.getByText('Valid')).toBeDefined()
})

test('an anonymous visitor is asked to sign in', async () => {
  page = await openPage()
  page.at('/eu/certificate?number=SL-8')
  await showPage()
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fcertificate%3Fnumber%3DSL-8'])
})

test('the browser shares the address where it supports sharing', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  replaceUntilEnd(navigator, { share })
  const user = await open()
  await click(user, 'Share')
  const url = expect.stringContaining('/certificate/verify/TEST-')
  expect(share).toHaveBeenCalledWith({ title: 'Video security associate', url })
})
