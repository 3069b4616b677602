import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import { upload } from '#server/db/schema/upload.ts'
import { applyAsTrainer, uploadTrainerFile } from '#src/contract/identity/trainer-application.ts'
import { getChallenge } from '#src/contract/protocol/proof.ts'
import { proofOfWorkLifetime } from '#src/domain/proof.ts'
import * as files from '../fixtures/files.ts'
import { awaitResponses, openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { getProof } from './get-proof.ts'
import { redraw, show } from './show.tsx'

let page: Page
const island = () => import('#src/islands/trainer-application/island.tsx')
const props = { place, privacy: '/eu/privacy', languages: ['en', 'de'] }
const pdf = files.fileOf(files.pdf, 'experience.pdf')

beforeEach(async () => {
  page = await openPage()
})

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  await user.type(screen.getByLabelText('Email address'), email())
  await user.type(screen.getByLabelText('Phone number with country code'), '+49 1')
  await user.selectOptions(screen.getByLabelText('Country'), 'DE')
  await user.click(screen.getByLabelText('German'))
  await user.click(screen.getByLabelText('Networks'))
  await user.type(screen.getByLabelText('Your experience'), 'Ten years')
  await user.upload(screen.getByLabelText('File'), pdf)
  await redraw()
  await getProof()
  await user.click(screen.getByLabelText(/^I agree/))
}

const firstNameMissing = 'Please enter your first name (letters, digits, spaces and standard punctuation).'
const send = () => screen.getByRole('button', { name: 'Send the application' })
const nothingSent = () => expect(page.line.times(applyAsTrainer)).toBe(0)
const email = () => `ada-${page.headers['x-visitor']?.replace(' ', '-')}@example.org`
const stored = () =>
  page.portal.db.select().from(trainerApplication).where(eq(trainerApplication.email, email()))

test('a sent application shows the next step', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  await user.click(send())
  await redraw()
  expect(screen.getByText(/We will decide by January \d+, 2026/).textContent).toContain(email())
  expect(await stored()).toMatchObject([
    { phone: '+49 1', country: 'DE', languages: ['de'], subjects: ['network'] },
  ])
})

test('each missing field shows an error, and the first has the focus', async () => {
  const user = await show(await island(), props)
  await user.click(screen.getByLabelText(/^I agree/))
  await user.click(send())
  const first = screen.getByLabelText('First name')
  expect(document.activeElement).toBe(first)
  expect(first.getAttribute('aria-invalid')).toBe('true')
  const described = first.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(firstNameMissing)
  expect(screen.getByText('Please choose at least one subject.')).toBeDefined()
  expect(screen.getByText(/Please choose a file/)).toBeDefined()
  nothingSent()
})

test('a name with an invalid character is refused beside its field', async () => {
  const user = await show(await island(), props)
  await user.type(screen.getByLabelText('First name'), 'An\u202ena')
  await user.click(send())
  expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^This contains an invisible character/)).toBeDefined()
})

test('without consent all other errors are shown as well, immediately', async () => {
  const user = await show(await island(), props)
  await user.click(send())
  expect(screen.getByText(firstNameMissing)).toBeDefined()
  expect(screen.getByText('Please agree, or write to us instead.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  nothingSent()
})

test('a cleared required field shows an error immediately, which disappears as soon as it is filled', async () => {
  const user = await show(await island(), props)
  const first = screen.getByLabelText('First name')
  await user.type(first, 'A')
  await user.clear(first)
  expect(screen.getByText(firstNameMissing)).toBeDefined()
  await user.type(first, 'Ada')
  expect(screen.queryByText(firstNameMissing)).toBeNull()
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
  const { $trainerApplication } = await import('#src/stores/contact/trainer-application.ts')
  expect($trainerApplication.get()).toEqual({ state: 'open' })
  nothingSent()
})

test('a used proof shows an error, and all entries stay', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  page.line.lose(applyAsTrainer)
  await user.click(send())
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('confirm that you’re not a robot')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  expect(screen.getByText(/experience.pdf .* has been uploaded/)).toBeDefined()
  await getProof()
  expect(page.line.times(getChallenge)).toBe(2)
  expect(await stored()).toHaveLength(1)
})

test('after too many files in an hour, the file field says how long to wait', async () => {
  const user = await show(await island(), props)
  await user.upload(screen.getByLabelText('File'), pdf)
  await screen.findByText(/has been uploaded/)
  await page.portal.db.update(rateLimitCount).set({ tries: 20 }).where(like(rateLimitCount.key, 'upload %'))
  await user.upload(screen.getByLabelText('File'), files.fileOf(files.pdf, 'more.pdf'))
  expect(await screen.findByText(/Please try again in an hour/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a file that the server has deleted must be chosen again', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  const { $trainerFileUpload } = await import('#src/stores/contact/trainer-application.ts')
  const sent = $trainerFileUpload.get()
  if (sent.state !== 'sent') throw new Error('The file was not uploaded')
  await page.portal.db.delete(upload).where(eq(upload.id, sent.uploadId))
  await user.click(send())
  expect(await screen.findByText(/Please choose a file/)).toBeDefined()
  expect(screen.queryByText(/experience.pdf .* has been uploaded/)).toBeNull()
  expect(await stored()).toHaveLength(0)
})

test('an expired proof is replaced without a message', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  page.clock.advance(proofOfWorkLifetime)
  await user.click(send())
  expect(await screen.findByText('We have received your application', {}, { timeout: 20_000 })).toBeDefined()
  expect(page.line.times(getChallenge)).toBe(2)
})

test('offline, an expired proof cannot be replaced: an error is shown, and Retry sends', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  page.clock.advance(proofOfWorkLifetime)
  page.line.up = false
  await user.click(send())
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('couldn’t reach the server')
  nothingSent()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('We have received your application', {}, { timeout: 20_000 })).toBeDefined()
})

test('a double click sends once', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  const answer = page.line.hold(applyAsTrainer)
  await user.dblClick(send())
  answer()
  await redraw()
  expect(page.line.times(applyAsTrainer)).toBe(1)
  expect(await stored()).toHaveLength(1)
})

test('offline an error is shown, all entries stay, and Retry is offered', async () => {
  const user = await show(await island(), props)
  await fillIn(user)
  page.line.up = false
  await user.click(send())
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('couldn’t reach the server')
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText('We have received your application')).toBeDefined()
})

test('a file that is too large or of another kind is not sent', async () => {
  const user = await show(await island(), props)
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf')
  await user.upload(screen.getByLabelText('File'), large)
  expect(screen.getByText(/large.pdf is larger than 5 MB/)).toBeDefined()
  await user.upload(screen.getByLabelText('File'), files.fileOf(files.html, 'page.pdf'))
  await redraw()
  expect(screen.getByText(/page.pdf can’t be used/)).toBeDefined()
  expect(page.line.times(uploadTrainerFile)).toBe(1)
})

test('if two files are chosen in succession, the late answer to the first is ignored', async () => {
  const { $trainerFileUpload, uploadApplicationFile } = await import(
    '#src/stores/contact/trainer-application.ts'
  )
  const answer = page.line.hold(uploadTrainerFile)
  const first = uploadApplicationFile(pdf)
  await awaitResponses()
  await uploadApplicationFile(files.fileOf(files.pdf, 'newer.pdf'))
  answer()
  await first
  expect($trainerFileUpload.get()).toMatchObject({ state: 'sent', name: 'newer.pdf' })
})

test('a file whose upload failed can be sent again', async () => {
  const user = await show(await island(), props)
  page.line.up = false
  await user.upload(screen.getByLabelText('File'), pdf)
  await redraw()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText(/has been uploaded/)).toBeDefined()
})

test('entries typed before the script loaded stay', async () => {
  const typed = new FormData()
  typed.set('firstName', 'Grace')
  typed.append('subjects', 'cctv')
  await show(await island(), { ...props, typed })
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Grace')
  expect(screen.getByLabelText<HTMLInputElement>('Video security').checked).toBe(true)
})

test('in Arabic the form is in Arabic', async () => {
  await show(await island(), props, 'ar')
  expect(screen.getByRole('button', { name: 'إرسال الطلب' })).toBeDefined()
})
