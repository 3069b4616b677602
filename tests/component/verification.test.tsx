import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { verifyCertificate } from '#src/contract/learning/certificate.ts'
import type { VerifierEnvironment } from '#src/environment/verifier-environment.ts'
import { awaitResponses, openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { day, newLearner } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

let page: Page
let number: string
const island = () => import('#src/islands/verification/island.tsx')
const root = '/eu/certificate/verify'

beforeEach(async () => {
  page = await openPage()
  page.at(root)
  const { learnerId } = await newLearner(page.portal)
  number = await issueTestCertificate(page.portal, learnerId, 2, {
    issuedAt: new Date('2025-05-01T00:00:00Z'),
  })
})

test('a number in the path is verified when the page opens', async () => {
  page.at(`${root}/${number}`)
  await show(await island(), { place })
  for (const text of [
    'Sample Learner',
    'Video security associate',
    'Associate',
    'May 1, 2025',
    'May 1, 2027',
    'Valid',
    'Genuine and valid until May 1, 2027',
  ])
    expect(screen.getByText(text)).toBeDefined()
})

test('an expired certificate is shown as expired', async () => {
  const { learnerId } = await newLearner(page.portal)
  const issuedAt = new Date(page.clock.now() - 3 * 365 * day)
  page.at(`${root}/${await issueTestCertificate(page.portal, learnerId, 2, { issuedAt })}`)
  await show(await island(), { place })
  expect(screen.getByText('Expired')).toBeDefined()
  expect(screen.queryByText('Valid')).toBeNull()
})

test('a typed number is verified and written into the address', async () => {
  const user = await show(await island(), { place })
  expect(page.line.times(verifyCertificate)).toBe(0)
  const field = screen.getByLabelText<HTMLInputElement>('Certificate number')
  await user.type(field, ` ${number} {Enter}`)
  await redraw()
  expect(document.activeElement).toBe(field)
  expect(page.url.pathname).toBe(`${root}/${number}`)
  expect(screen.getByText('Sample Learner')).toBeDefined()
})

test('Back verifies the number of the previous address', async () => {
  page.at(`${root}/${number}`)
  await show(await island(), { place })
  page.at(root)
  act(() => page.returns.fire())
  expect(screen.queryByText('Sample Learner')).toBeNull()
})

test('Back shows the number of the previous address in the field, also after typing', async () => {
  page.at(`${root}/SL-8`)
  const user = await show(await island(), { place })
  const field = screen.getByLabelText<HTMLInputElement>('Certificate number')
  await user.clear(field)
  await user.type(field, 'SL-9{Enter}')
  await redraw()
  page.at(`${root}/SL-8`)
  act(() => page.returns.fire())
  expect(field.value).toBe('SL-8')
})

test('an unknown number shows a message', async () => {
  page.at(`${root}/SL-8`)
  await show(await island(), { place })
  expect(screen.getByText(/No certificate has the number SL-8/)).toBeDefined()
})

test('too many queries and failures can be retried', async () => {
  for (let tries = 0; tries < 20; tries += 1) await page.elsewhere.call(verifyCertificate, { number })
  page.at(`${root}/${number}`)
  const user = await show(await island(), { place })
  expect(screen.getByRole('alert').textContent).toContain('too many attempts')
  page.line.up = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('couldn’t look up')
  page.line.up = true
  page.clock.advance(60_000)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText('Sample Learner')).toBeDefined()
})

test('a malformed path requests nothing', async () => {
  page.at(`${root}/%E0%A4%A`)
  await show(await island(), { place })
  expect(page.line.times(verifyCertificate)).toBe(0)
})

test('a lost request is sent again as soon as the connection returns', async () => {
  page.at(`${root}/${number}`)
  page.line.lose(verifyCertificate)
  await show(await island(), { place })
  expect(screen.getByText('We couldn’t look up the certificate.')).toBeDefined()
  act(() => page.comesOnline.fire())
  await redraw()
  expect(screen.getByText('Sample Learner')).toBeDefined()
})

const store = () => import('#src/stores/verification/verification.ts')

test('late results for an older number are dropped: the server’s answer, and the verdict on its code', async () => {
  const { $qrCodeVerdict, $verification, loadVerification } = await store()
  await Promise.all([loadVerification(number, 'no code'), loadVerification(number, '')])
  expect($qrCodeVerdict.get()).toBeNull()
  const late = page.line.hold(verifyCertificate)
  const older = loadVerification(number)
  await awaitResponses()
  await loadVerification('SL-8')
  late()
  await older
  expect($verification.get()).toEqual({ state: 'notFound', number: 'SL-8' })
})

test('the code in the address counts for the number in the path only', async () => {
  page.at(`${root}/${number}#no-code`)
  const { $qrCodeVerdict, syncVerificationWithUrl, verifyTypedNumber } = await store()
  await verifyTypedNumber(place, number)
  expect([$qrCodeVerdict.get(), page.url.hash]).toEqual([{ state: 'malformed' }, '#no-code'])
  await verifyTypedNumber(place, 'SL-8')
  expect([$qrCodeVerdict.get(), page.url.pathname, page.url.hash]).toEqual([null, `${root}/SL-8`, ''])
  await verifyTypedNumber(place, 'SL-8', 'other')
  expect([$qrCodeVerdict.get(), page.url.hash]).toEqual([{ state: 'malformed' }, '#other'])
  page.at(root)
  syncVerificationWithUrl(place)()
  expect($qrCodeVerdict.get()).toBeNull()
})

test('a late answer for a number that the reader left is dropped, and a found certificate is not requested again', async () => {
  page.at(`${root}/${number}`)
  const { $verification, syncVerificationWithUrl } = await store()
  const late = page.line.hold(verifyCertificate)
  const stop = syncVerificationWithUrl(place)
  await awaitResponses()
  page.at(root)
  page.returns.fire()
  late()
  await awaitResponses()
  expect($verification.get()).toEqual({ state: 'none' })
  page.at(`${root}/${number}`)
  page.returns.fire()
  await awaitResponses()
  page.comesOnline.fire()
  stop()
  page.returns.fire()
  await awaitResponses()
  expect([$verification.get().state, page.line.times(verifyCertificate)]).toEqual(['found', 2])
})

test('the page is cached on the device with the other addresses that lead to it, each once', async () => {
  const { setVerifierEnvironment } = await import('#src/environment/verifier-environment.ts')
  const stored: string[] = []
  const store = async (address: string) => stored.push(address) > 0
  setVerifierEnvironment({
    cachePage: store,
    cacheEntryPage: store,
  } as Partial<VerifierEnvironment> as VerifierEnvironment)
  const { cacheVerificationPage } = await import('#src/stores/verification/verification.ts')
  expect(await cacheVerificationPage(place)).toBe(true)
  expect(stored.splice(0)).toEqual([root, '/certificate/verify'])
  await cacheVerificationPage({ ...place, language: 'de' })
  expect(stored).toEqual(['/eu/de/certificate/verify', root, '/certificate/verify'])
})
