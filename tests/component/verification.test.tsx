import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { verifyCertificate } from '../../src/contract/certificate.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { place } from '../fixtures/certification.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const island = () => import('../../src/islands/verification/island.tsx')
const root = 'http://portal.test/eu/certificate/verify'
const certificate = {
  name: 'Ada Byron',
  certification: 'Video associate',
  level: 'associate',
  validFrom: '2025-05-01T00:00:00.000Z',
  validUntil: '2027-05-01T00:00:00.000Z',
  status: 'valid',
  signature: 'c2lnbmVk',
} as const

beforeEach(async () => {
  page = await openPage()
  page.url = new URL(root)
  page.portal.answer(verifyCertificate, ({ number }) =>
    number === 'SL-7' ? certificate : refuse('notFound'),
  )
})

test('a number in the path is verified when the page opens', async () => {
  page.url = new URL(`${root}/SL-7`)
  await show(await island(), { place })
  for (const text of [
    'Ada Byron',
    'Video associate',
    'Associate',
    'May 1, 2025',
    'May 1, 2027',
    'Valid',
    'c2lnbmVk',
  ])
    expect(screen.getByText(text)).toBeDefined()
})

test('a number that is typed is verified, and the address follows', async () => {
  const user = await show(await island(), { place })
  expect(page.portal.times(verifyCertificate)).toBe(0)
  await user.type(screen.getByLabelText('Number of the certificate'), ' SL-7 {Enter}')
  await redraw()
  expect(page.url.href).toBe(`${root}/SL-7`)
  expect(screen.getByText('Ada Byron')).toBeDefined()
})

test('going back shows what the address says then', async () => {
  page.url = new URL(`${root}/SL-7`)
  await show(await island(), { place })
  page.url = new URL(root)
  act(() => page.returns.fire())
  expect(screen.queryByText('Ada Byron')).toBeNull()
})

test('a number that nobody has is told', async () => {
  page.url = new URL(`${root}/SL-8`)
  await show(await island(), { place })
  expect(screen.getByText(/No certificate has the number SL-8/)).toBeDefined()
})

test('who asks too often, or can’t be answered, may try again', async () => {
  page.portal.answer(verifyCertificate, () => refuse('tooFrequent'))
  page.url = new URL(`${root}/SL-7`)
  const user = await show(await island(), { place })
  expect(screen.getByRole('alert').textContent).toContain('too often')
  page.portal.online = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('alert').textContent).toContain('could not be looked up')
})

test('a path that can’t be read asks nothing', async () => {
  page.url = new URL(`${root}/%E0%A4%A`)
  await show(await island(), { place })
  expect(page.portal.times(verifyCertificate)).toBe(0)
})
