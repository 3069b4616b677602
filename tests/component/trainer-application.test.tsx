import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getCountries } from '../../src/contract/country.ts'
import { applyAsTrainer, uploadTrainerFile } from '../../src/contract/trainer-application.ts'
import { getValidationCode } from '../../src/contract/validation-code.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { place } from '../fixtures/certification.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { held as holdBack } from '../fixtures/held.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
let codes: number
const island = () => import('../../src/islands/trainer-application/island.tsx')
const props = { place, privacy: '/eu/privacy', languages: ['en', 'de'] }
const pdf = new File(['%PDF-1.7'], 'experience.pdf', { type: 'application/pdf' })
const sent = { applicationId: 12, status: 'underReview', decideBy: '2026-01-26T12:00:00.000Z' } as const

beforeEach(async () => {
  page = await openPage()
  codes = 0
  page.portal.answer(getValidationCode, ({ audio }) => {
    codes += 1
    return { codeId: `code-${codes}`, image: 'data:,', audio: audio ? 'data:,' : null }
  })
  page.portal.answer(getCountries, () => [{ id: 276, code: 'DE', name: 'Germany', regionId: null }])
  page.portal.answer(uploadTrainerFile, () => ({ uploadId: 'kept' }))
  page.portal.answer(applyAsTrainer, () => sent)
})

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.org')
  await user.type(screen.getByLabelText('Phone number with country code'), '+49 1')
  await user.selectOptions(screen.getByLabelText('Country'), 'DE')
  await user.click(screen.getByLabelText('German'))
  await user.click(screen.getByLabelText('Networks'))
  await user.type(screen.getByLabelText('Your experience'), 'Ten years')
  await user.upload(screen.getByLabelText('File'), pdf)
  await redraw()
  await user.type(screen.getByLabelText('Code'), '12345')
  await user.click(screen.getByLabelText(/^I agree/))
}

const send = () => screen.getByRole('button', { name: 'Send the application' })
const said = () => page.portal.calls.filter(({ path }) => path === applyAsTrainer.path)

test('an application says what happens next', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  await user.click(send())
  await redraw()
  expect(screen.getByText(/We decide by January 26, 2026.*ada@example.org/)).toBeDefined()
  expect(said()[0]?.request).toMatchObject({
    phone: '+49 1',
    country: 'DE',
    languages: ['de'],
    subjects: ['network'],
    uploadId: 'kept',
    codeId: 'code-1',
    validateCode: '12345',
  })
})

test('each field that is missing says so beside it, and the first has the focus', async () => {
  const user = await show(await island(), props)
  await user.click(screen.getByLabelText(/^I agree/))
  await user.click(send())
  const first = screen.getByLabelText('First name')
  expect(document.activeElement).toBe(first)
  expect(first.getAttribute('aria-invalid')).toBe('true')
  const described = first.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Please enter your first name.')
  expect(screen.getByText('Please choose at least one subject.')).toBeDefined()
  expect(screen.getByText(/Please choose a file/)).toBeDefined()
  expect(said()).toHaveLength(0)
})

test('without consent everything else that is wrong is said as well, at once', async () => {
  const user = await show(await island(), props)
  await user.click(send())
  expect(screen.getByText('Please enter your first name.')).toBeDefined()
  expect(screen.getByText('Please agree, or write to us instead.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(said()).toHaveLength(0)
})

test('a required field that is cleared says so at once, and is right again as soon as it is filled', async () => {
  const user = await show(await island(), props)
  const first = screen.getByLabelText('First name')
  await user.type(first, 'A')
  await user.clear(first)
  expect(screen.getByText('Please enter your first name.')).toBeDefined()
  await user.type(first, 'Ada')
  expect(screen.queryByText('Please enter your first name.')).toBeNull()
  await user.click(screen.getByLabelText('German'))
  await user.click(screen.getByLabelText('German'))
  expect(screen.getByText('Please choose at least one language.')).toBeDefined()
  const company = screen.getByLabelText(/^Company/)
  await user.type(company, 'B')
  await user.clear(company)
  expect(company.getAttribute('aria-invalid')).toBeNull()
})

test('without consent nothing is sent', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  await user.click(screen.getByLabelText(/^I agree/))
  await user.click(send())
  expect(screen.getByText('Please agree, or write to us instead.')).toBeDefined()
  expect(said()).toHaveLength(0)
})

test('a wrong code brings another one, and keeps the file and everything that was typed', async () => {
  page.portal.answer(applyAsTrainer, () => refuse('invalid', { fields: ['validateCode'] }))
  const user = await show(await island(), props)
  await fillIn(user)
  await user.click(send())
  await redraw()
  expect(codes).toBe(2)
  expect(screen.getByText(/That was not the code/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  expect(screen.getByText(/experience.pdf .* is there/)).toBeDefined()
  page.portal.answer(applyAsTrainer, () => sent)
  await user.type(screen.getByLabelText('Code'), '54321')
  await user.click(send())
  await redraw()
  expect(said()[1]?.request).toMatchObject({ uploadId: 'kept', codeId: 'code-2', validateCode: '54321' })
  expect(page.portal.times(uploadTrainerFile)).toBe(1)
})

test('a double click sends once', async () => {
  const held = holdBack<typeof sent>()
  page.portal.answer(applyAsTrainer, () => held.promise)
  const user = await show(await island(), props)
  await fillIn(user)
  await user.dblClick(send())
  held.release(sent)
  await redraw()
  expect(said()).toHaveLength(1)
})

test('without a network it says so, keeps everything and offers Retry', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  page.portal.online = false
  await user.click(send())
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('could not be reached')
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText('Your application is here')).toBeDefined()
})

test('a file that is too large or of another kind is not sent', async () => {
  const user = await show(await island(), props)
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf')
  await user.upload(screen.getByLabelText('File'), large)
  expect(screen.getByText(/large.pdf is larger than 5 MB/)).toBeDefined()
  page.portal.answer(uploadTrainerFile, () => refuse('invalid', { fields: ['file'] }))
  await user.upload(screen.getByLabelText('File'), pdf)
  await redraw()
  expect(screen.getByText(/experience.pdf can’t be used/)).toBeDefined()
  expect(page.portal.times(uploadTrainerFile)).toBe(1)
})

test('a file that did not get through may be sent again', async () => {
  const user = await show(await island(), props)
  page.portal.online = false
  await user.upload(screen.getByLabelText('File'), pdf)
  await redraw()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText(/is there/)).toBeDefined()
})

test('sound is fetched only for who wants to hear the code', async () => {
  const user = await show(await island(), props)
  expect(document.querySelector('audio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hear a code instead' }))
  await redraw()
  expect(screen.getByLabelText('A code, read aloud')).toBeDefined()
})

test('what was typed before the script came is kept', async () => {
  const typed = new FormData()
  typed.set('firstName', 'Grace')
  typed.append('subjects', 'cctv')
  await show(await island(), { ...props, typed })
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Grace')
  expect(screen.getByLabelText<HTMLInputElement>('Video surveillance').checked).toBe(true)
})

test('in Arabic it speaks Arabic', async () => {
  await show(await island(), props, 'ar')
  expect(screen.getByRole('button', { name: 'إرسال الطلب' })).toBeDefined()
})
