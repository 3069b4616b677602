import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { findCompany } from '#src/contract/company.ts'
import { getValidationCode } from '#src/contract/validation-code.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { certify } from '../fixtures/server/certificate.ts'
import { portalOfFile } from '../fixtures/server/portal-of-file.ts'
import { newLearner } from '../fixtures/server/training.ts'
import { listen } from './listen.ts'
import { redraw, show } from './show.tsx'

/** Three certificates are of this company; one of the three holders agreed to be named. */
const known = 'PL5260001246'
let page: Page
const island = () => import('#src/islands/company-query/island.tsx')

beforeAll(async () => {
  const portal = await portalOfFile()
  const issuedAt = new Date('2025-05-01T00:00:00Z')
  for (const publicName of [true, false, false]) {
    const { learnerId } = await newLearner(portal)
    await portal.db.update(learner).set({ vatNumber: known }).where(eq(learner.id, learnerId))
    await certify(portal, learnerId, 2, { publicName, issuedAt })
  }
})

beforeEach(async () => {
  page = await openPage()
})

/** Types what is asked for; without another code it is the right one. */
async function fillIn(vatNumber = known, code?: string) {
  const user = await show(await island(), {})
  if (vatNumber) await user.type(screen.getByLabelText('VAT number'), vatNumber)
  const typed = code ?? (await listen(user))
  if (typed) await user.type(screen.getByLabelText('Code'), typed)
  return user
}
async function ask(vatNumber?: string, code?: string) {
  const user = await fillIn(vatNumber, code)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await redraw()
}

test('it tells how many certificates there are, and who agreed to be named', async () => {
  await ask()
  const status = screen.getAllByRole('status').at(-1)
  expect(status?.textContent).toContain(`3 valid certificates for ${known}`)
  expect(status?.textContent?.match(/Sample Learner/g)).toHaveLength(1)
  expect(status?.textContent).toContain('valid until May 1, 2027')
})

test('a checksum that is wrong only warns', async () => {
  await ask('PL5260001247')
  expect(screen.getByText(/check digits of PL5260001247 look wrong/)).toBeDefined()
  expect(screen.getByText(/No valid certificate is known/)).toBeDefined()
})

test('each question takes a new code; a wrong one keeps the number', async () => {
  await ask(known, '00000')
  expect(page.line.times(getValidationCode)).toBe(2)
  expect(screen.getByText(/That was not the code/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('VAT number').value).toBe(known)
})

test('who asks too often is told so', async () => {
  const wrong = { vatNumber: known, codeId: 'none', validateCode: '00000' }
  for (let tries = 0; tries < 20; tries += 1) await page.elsewhere.call(findCompany, wrong)
  await ask()
  expect(screen.getByRole('alert').textContent).toContain('too often')
})

test('without a number or a code nothing is asked', async () => {
  await ask('', '')
  expect(screen.getByText('Please enter 2 to 50 letters and figures.')).toBeDefined()
  expect(screen.getByText('Please type the code.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('VAT number'))
  expect(page.line.times(findCompany)).toBe(0)
})

test('without a network it offers Retry with the same code', async () => {
  const user = await fillIn()
  page.line.up = false
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await redraw()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText(/3 valid certificates/)).toBeDefined()
})
