import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { findCompany } from '#src/contract/catalogue/company.ts'
import { getChallenge } from '#src/contract/protocol/proof.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { portalOfFile } from '../fixtures/server/portal-of-file.ts'
import { newLearner } from '../fixtures/server/training.ts'
import { getProof } from './get-proof.ts'
import { redraw, show } from './show.tsx'

/** The VAT number of a company with three certificates; one of the three holders agreed to be named. */
const known = 'PL5260001246'
let page: Page
const island = () => import('#src/islands/company-query/island.tsx')

beforeAll(async () => {
  const portal = await portalOfFile()
  const issuedAt = new Date('2025-05-01T00:00:00Z')
  for (const publicName of [true, false, false]) {
    const { learnerId } = await newLearner(portal)
    await portal.db.update(learner).set({ vatNumber: known }).where(eq(learner.id, learnerId))
    await issueTestCertificate(portal, learnerId, 2, { publicName, issuedAt })
  }
})

beforeEach(async () => {
  page = await openPage()
})

/** Types the number, and waits until the proof of work is computed. */
async function fillIn(vatNumber = known) {
  const user = await show(await island(), {})
  if (vatNumber) await user.type(screen.getByLabelText('VAT number'), vatNumber)
  await getProof()
  return user
}
async function ask(vatNumber?: string) {
  const user = await fillIn(vatNumber)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await redraw()
}

test('a query shows the number of certificates, and the holders who agreed to be named', async () => {
  await ask()
  const status = screen.getAllByRole('status').at(-1)
  expect(status?.textContent).toContain(`3 valid certificates for ${known}`)
  expect(status?.textContent?.match(/Sample Learner/g)).toHaveLength(1)
  expect(status?.textContent).toContain('valid until May 1, 2027')
})

test('a checksum that is wrong only warns', async () => {
  await ask('PL5260001247')
  expect(screen.getByText(/check digits of PL5260001247 look wrong/)).toBeDefined()
  expect(screen.getByText(/We found no valid certificates/)).toBeDefined()
})

test('each query needs its own proof; a used proof shows an error and leaves the number', async () => {
  const user = await fillIn()
  page.line.lose(findCompany)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('confirm that you’re not a robot')
  expect(screen.getByLabelText<HTMLInputElement>('VAT number').value).toBe(known)
  await getProof()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await redraw()
  expect(screen.getByText(/3 valid certificates/)).toBeDefined()
  await getProof()
  expect(page.line.times(getChallenge)).toBe(3)
})

test('a query that is sent before its proof is ready waits for it, and is sent once', async () => {
  const answerChallenge = page.line.hold(getChallenge)
  const user = await show(await island(), {})
  await user.type(screen.getByLabelText('VAT number'), known)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByRole('button', { name: 'Looking up the number' })).toBeDefined()
  answerChallenge()
  expect(await screen.findByText(/3 valid certificates/, {}, { timeout: 20_000 })).toBeDefined()
  expect(page.line.times(findCompany)).toBe(1)
})

test('a proof that can’t be computed shows an error, and is retried', async () => {
  page.line.up = false
  await show(await island(), {})
  expect(screen.getByText(/We couldn’t confirm on this device/)).toBeDefined()
  page.line.up = true
  const answer = page.line.hold(getChallenge)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check again' }))
  expect(screen.queryByText(/We couldn’t confirm on this device/)).toBeNull()
  expect(screen.getByText(/^Your device is confirming/)).toBeDefined()
  answer()
  await getProof()
  expect(screen.queryByText(/could not be done/)).toBeNull()
})

test('too many queries show an error', async () => {
  const wrong = { vatNumber: known, codeId: 'none', validateCode: '00000' }
  for (let tries = 0; tries < 20; tries += 1) await page.elsewhere.call(findCompany, wrong)
  await ask()
  expect(screen.getByRole('alert').textContent).toContain('too many attempts')
})

test('without a number nothing is sent', async () => {
  await ask('')
  expect(screen.getByText('Please enter 2 to 50 letters and digits.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('VAT number'))
  expect(page.line.times(findCompany)).toBe(0)
})

test('offline, Retry sends the same proof', async () => {
  const user = await fillIn()
  page.line.up = false
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await redraw()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText(/3 valid certificates/)).toBeDefined()
})
