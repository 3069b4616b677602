import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkReceipt, getReceipt } from '#src/contract/money/receipt.ts'
import { awaitResponses, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { markAsLearned, take } from '../fixtures/server/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { inIsland, redraw, show } from './show.tsx'

const course = 1
let page: Page
/** The signed receipt of a passed quiz. */
let receipt: string
beforeEach(async () => {
  page = await openPageSignedIn()
  await markAsLearned(page.portal, page.learnerId, [course])
  const { attemptId } = await take(page.portal, page.elsewhere, { exam: 'quiz', targetId: course }, 5)
  receipt = unwrap(await page.elsewhere.call(getReceipt, { attemptId: attemptId as number })).receipt
})

const open = async (typed?: FormData) =>
  show(await import('#src/islands/receipt/island.tsx'), { ...(typed && { typed }) })
type User = Awaited<ReturnType<typeof open>>
const check = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await redraw()
}
const paste = async (user: User, text: string) => {
  await user.clear(screen.getByLabelText('Or paste its text'))
  await user.type(screen.getByLabelText('Or paste its text'), text)
  await check(user)
}
const fileOf = (text: string) => new File([text], 'receipt.jwt', { type: 'application/jwt' })
const statusText = () => inIsland().getByRole('status').textContent
const genuine = 'Genuine: signed by this portal'

test('a genuine receipt shows learner, exam, time and score', async () => {
  const user = await open()
  await paste(user, ` ${receipt} `)
  expect(statusText()).toContain(genuine)
  for (const text of ['Sample Learner', /\(Course quiz\)/, /100.*Passed$/])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('Submitted answers')).toBeDefined()
  expect(screen.getByText(/^1: [A-F]+$/)).toBeDefined()
})

test('a receipt is read from its file', async () => {
  const user = await open()
  await user.upload(screen.getByLabelText('Receipt file'), fileOf(receipt))
  await check(user)
  expect(statusText()).toContain(genuine)
})

test('a file that was chosen before the island loaded is checked too', async () => {
  const typed = new FormData()
  typed.set('file', fileOf(receipt))
  const user = await open(typed)
  expect(screen.getByText('receipt.jwt')).toBeDefined()
  await check(user)
  expect(statusText()).toContain(genuine)
})

test('a receipt that was changed is refused', async () => {
  const user = await open()
  await paste(user, receipt.slice(0, -8))
  expect(statusText()).toBe('This receipt was not signed by this portal, or it has been changed.')
})

test('nothing is sent without a receipt, and the message disappears with the next one', async () => {
  const user = await open()
  await check(user)
  expect(screen.getByRole('alert').textContent).toBe('Choose the file or paste the text.')
  expect(screen.getByLabelText('Or paste its text').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Or paste its text'))
  expect(page.line.times(checkReceipt)).toBe(0)
  await paste(user, receipt)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a receipt that could not be checked shows an error and can be checked again', async () => {
  const user = await open()
  page.line.up = false
  await paste(user, receipt)
  expect(statusText()).toBe('The receipt could not be checked. Try again.')
  page.line.up = true
  const answer = page.line.hold(checkReceipt)
  await check(user)
  expect(statusText()).toBe('')
  expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-busy')).toBe('true')
  answer()
  await redraw()
  expect(statusText()).toContain(genuine)
})

test('too many checks in a minute show that reason', async () => {
  for (let tries = 0; tries < 20; tries += 1) await page.elsewhere.call(checkReceipt, { receipt: 'x' })
  const user = await open()
  await paste(user, receipt)
  expect(statusText()).toMatch(/^You have made too many attempts/)
})

test('a late answer to an older receipt is dropped', async () => {
  const store = await import('#src/stores/payment/receipt.ts')
  const late = page.line.hold(checkReceipt)
  const older = store.checkReceiptSignature(receipt)
  await awaitResponses()
  await store.checkReceiptSignature(receipt.slice(0, -8))
  late()
  await older
  expect(store.$receiptCheck.get()).toEqual({ state: 'refused' })
})
