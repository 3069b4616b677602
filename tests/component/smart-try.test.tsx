import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { getDistributors } from '#src/contract/catalogue/distributor.ts'
import { getMyCertificates } from '#src/contract/learning/certificate.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { day } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** Two distributors of the demonstration: one for Poland, and one for Germany, Austria and Switzerland. */
const polish = 'Vistula Security Supply'
const german = 'Isar Sicherheitstechnik Handel'
const associate = 2

let page: Page
const island = () => import('#src/islands/smart-try/island.tsx')

beforeEach(async () => {
  page = await openPageSignedIn()
  page.at('/eu/smart-try')
  const own = eq(learner.id, page.learnerId)
  await page.portal.db.update(learner).set({ countryCode: 'PL' }).where(own)
})

const certified = () => issueTestCertificate(page.portal, page.learnerId, associate)
const heading = (name: string) => screen.queryByRole('heading', { name })

test('a certified learner sees the distributors of their country, and chooses another', async () => {
  await certified()
  const user = await show(await island(), { place, path: '/eu/smart-try' })
  expect(heading(polish)).not.toBeNull()
  expect(heading(german)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Country'), 'Austria')
  expect(heading(german)).not.toBeNull()
  expect(page.url.search).toBe('?country=AT')
  expect(screen.getByRole('link', { name: /try@isar/ }).getAttribute('href')).toBe(
    'mailto:try@isar.example.org',
  )
})

test('a certificate that is about to expire counts as well', async () => {
  const issuedAt = new Date(page.clock.now() - 2 * 365 * day + 20 * day)
  await issueTestCertificate(page.portal, page.learnerId, associate, { issuedAt })
  await show(await island(), { place, path: '/eu/smart-try' })
  expect(heading(polish)).not.toBeNull()
})

test('the country of the address comes before the learner’s', async () => {
  await certified()
  page.at('/eu/smart-try?country=DE')
  await show(await island(), { place, path: '/eu/smart-try' })
  expect(heading(german)).not.toBeNull()
  expect(heading(polish)).toBeNull()
})

test('on a phone each has its own page', async () => {
  await certified()
  await show(await island(), { place: { ...place, variant: 'mobile' as const }, path: '/eu/smart-try' })
  expect(screen.getByRole('link', { name: /Details/ }).getAttribute('href')).toBe(
    '/mobile/eu/smart-try/detail?id=1',
  )
})

test('the page of one distributor shows it, or a message when it does not exist', async () => {
  await certified()
  page.at('/eu/smart-try/detail?id=2')
  await show(await island(), { place, path: '/eu/smart-try', detail: true })
  expect(screen.getByText(/^Two thermal cameras/)).toBeDefined()
  page.at('/eu/smart-try/detail?id=999')
  await show(await island(), { place, path: '/eu/smart-try', detail: true })
  expect(screen.getByText('This distributor is no longer listed.')).toBeDefined()
})

test.each(['no', 'an expired'])(
  'with %s certificate the learner sees a message, and no distributors are requested',
  async (held) => {
    const issuedAt = new Date(page.clock.now() - 3 * 365 * day)
    if (held !== 'no') await issueTestCertificate(page.portal, page.learnerId, associate, { issuedAt })
    await show(await island(), { place, path: '/eu/smart-try' })
    expect(screen.getByText(/You have no valid certificate yet/)).toBeDefined()
    expect(page.line.times(getDistributors)).toBe(0)
  },
)

test('an anonymous visitor may sign in', async () => {
  page = await openPage()
  page.at('/eu/smart-try')
  const user = await show(await island(), { place, path: '/eu/smart-try' })
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fsmart-try'])
})

test('a failure is not an empty list', async () => {
  await certified()
  page.line.up = false
  const user = await show(await island(), { place, path: '/eu/smart-try' })
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.line.up = true
  const answer = page.line.hold(getMyCertificates)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Loading the distributors')).toBeDefined()
  answer()
  await redraw()
  expect(heading(polish)).not.toBeNull()
})
