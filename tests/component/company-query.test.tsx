import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findCompany } from '../../src/contract/company.ts'
import { getValidationCode } from '../../src/contract/validation-code.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
let codes: number
const island = () => import('../../src/islands/company-query/island.tsx')
const held = {
  name: 'Ada Byron',
  certificationName: 'Video associate',
  level: 'associate',
  certificateNumber: 'SL-7',
  validUntil: '2027-05-01T00:00:00.000Z',
} as const

beforeEach(async () => {
  page = await openPage()
  codes = 0
  page.portal.answer(getValidationCode, () => {
    codes += 1
    return { codeId: `code-${codes}`, image: 'data:,', audio: null }
  })
  page.portal.answer(findCompany, () => ({ count: 3, certificateList: [held], doubtful: false }))
})

async function ask(vatNumber = 'PL5260001246', code = '12345') {
  const user = await show(await island(), {})
  if (vatNumber) await user.type(screen.getByLabelText('VAT number'), vatNumber)
  if (code) await user.type(screen.getByLabelText('Code'), code)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await redraw()
  return user
}

test('it tells how many certificates there are, and who agreed to be named', async () => {
  await ask()
  const status = screen.getAllByRole('status').at(-1)
  expect(status?.textContent).toContain('3 valid certificates for PL5260001246')
  expect(status?.textContent).toContain('Ada Byron')
  expect(status?.textContent).toContain('valid until May 1, 2027')
})

test('a checksum that is wrong only warns', async () => {
  page.portal.answer(findCompany, () => ({ count: 0, certificateList: [], doubtful: true }))
  await ask()
  expect(screen.getByText(/check digits of PL5260001246 look wrong/)).toBeDefined()
  expect(screen.getByText(/No valid certificate is known/)).toBeDefined()
})

test('each question takes a new code; a wrong one keeps the number', async () => {
  page.portal.answer(findCompany, () => refuse('invalid', { fields: ['validateCode'] }))
  await ask()
  expect(codes).toBe(2)
  expect(screen.getByText(/That was not the code/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('VAT number').value).toBe('PL5260001246')
})

test('who asks too often is told so', async () => {
  page.portal.answer(findCompany, () => refuse('tooFrequent'))
  await ask()
  expect(screen.getByRole('alert').textContent).toContain('too often')
})

test('without a number or a code nothing is asked', async () => {
  await ask('', '')
  expect(screen.getByText('Please enter 2 to 50 letters and figures.')).toBeDefined()
  expect(screen.getByText('Please type the code.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('VAT number'))
  expect(page.portal.times(findCompany)).toBe(0)
})

test('without a network it offers Retry with the same code', async () => {
  const user = await show(await island(), {})
  await user.type(screen.getByLabelText('VAT number'), 'PL5260001246')
  await user.type(screen.getByLabelText('Code'), '12345')
  page.portal.online = false
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await redraw()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText(/3 valid certificates/)).toBeDefined()
})
