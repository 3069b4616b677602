import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getMyCertificates } from '../../src/contract/certificate.ts'
import { getDistributors } from '../../src/contract/distributor.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Certificate } from '../../src/domain/certificate/certificate.ts'
import { place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const island = () => import('../../src/islands/smart-try/island.tsx')
const held = (status: Certificate['status']): Certificate => ({
  id: 1,
  number: 'SL-7',
  certificationId: 4,
  certificationName: 'Video associate',
  versionLabel: '2026',
  kind: 'hsc',
  level: 'associate',
  status,
  validFrom: null,
  validUntil: null,
  renewable: false,
  renewed: false,
  window: null,
  publicName: false,
  reason: null,
})
const distributor = (id: number, name: string, countries: string[]) => ({
  id,
  name,
  countries,
  address: 'Kabelweg 1',
  offer: 'A camera for two weeks',
  url: 'https://example.org',
  email: 'lend@example.org',
  language: 'en',
})

beforeEach(async () => {
  page = await openPage()
  page.url = new URL('http://portal.test/eu/smart-try')
  page.portal.answer(getSession, () => learnerWith({ countryCode: 'PL' }))
  page.portal.answer(getMyCertificates, () => [held('valid')])
  page.portal.answer(getDistributors, () => [
    distributor(1, 'Kabel & Co', ['DE', 'AT']),
    distributor(2, 'Przewód', ['PL']),
  ])
})

test('a certified learner finds the distributors of the own country, and chooses others', async () => {
  const user = await show(await island(), { place })
  expect(screen.getByRole('heading', { name: 'Przewód' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Kabel & Co' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Country'), 'Austria')
  expect(screen.getByRole('heading', { name: 'Kabel & Co' })).toBeDefined()
  expect(page.url.search).toBe('?country=AT')
  expect(screen.getByRole('link', { name: /lend@example.org/ }).getAttribute('href')).toBe(
    'mailto:lend@example.org',
  )
})

test('the country of the address comes before the own', async () => {
  page.url = new URL('http://portal.test/eu/smart-try?country=DE')
  await show(await island(), { place })
  expect(screen.getByRole('heading', { name: 'Kabel & Co' })).toBeDefined()
})

test('on a phone each has a page of its own', async () => {
  await show(await island(), { place: { ...place, variant: 'mobile' as const } })
  expect(screen.getByRole('link', { name: /Details/ }).getAttribute('href')).toBe(
    '/mobile/eu/smart-try/detail?id=2',
  )
})

test('the page of one distributor shows it, and says when it is gone', async () => {
  page.url = new URL('http://portal.test/eu/smart-try/detail?id=1')
  await show(await island(), { place, detail: true })
  expect(screen.getByText('A camera for two weeks')).toBeDefined()
  page.url = new URL('http://portal.test/eu/smart-try/detail?id=9')
  await show(await island(), { place, detail: true })
  expect(screen.getByText('This distributor is not there any more.')).toBeDefined()
})

test('without a valid certificate the learner is told, and no distributor is asked for', async () => {
  page.portal.answer(getMyCertificates, () => [held('expired')])
  await show(await island(), { place })
  expect(screen.getByText(/You have no valid certificate yet/)).toBeDefined()
  expect(page.portal.times(getDistributors)).toBe(0)
})

test('who is not signed in may sign in', async () => {
  page.signedIn = false
  const user = await show(await island(), { place })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fsmart-try'])
})

test('a failure is not an empty list', async () => {
  page.portal.online = false
  const user = await show(await island(), { place })
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'Przewód' })).toBeDefined()
})
