import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { requestDateAlert, unsubscribeFromDateAlert } from '#src/contract/messaging/date-alert.ts'
import { openPage, openPageSignedIn } from '../fixtures/page.ts'
import { portalOfFile } from '../fixtures/server/portal-of-file.ts'
import { redraw, show } from './show.tsx'

const cities = [
  { value: 'Munich', name: 'München' },
  { value: 'Warsaw', name: 'Warschau' },
]
const form = async () =>
  show(await import('#src/islands/date-alert/island.tsx'), { of: {}, cities, privacy: '/privacy' })
const page = async () => show(await import('#src/islands/date-alert-link/island.tsx'), {})

test('an invalid address shows an error at its field, and nothing is sent', async () => {
  const { line } = await openPage()
  const user = await form()
  await user.type(screen.getByLabelText('Email address'), 'ada')
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  await redraw()
  expect(screen.getByText(/like name@example.org/)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
  expect(line.times(requestDateAlert)).toBe(0)
})

test('an address is sent with its city, and the next step is shown', async () => {
  await openPage()
  const user = await form()
  await user.type(screen.getByLabelText('Email address'), 'ada-dates@example.org')
  await user.selectOptions(screen.getByLabelText('City'), 'Warschau')
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' }, { timeout: 20_000 })).toBeDefined()
  const rows = await (await portalOfFile()).db.select().from(dateAlert)
  expect(rows.find(({ email }) => email === 'ada-dates@example.org')?.city).toBe('Warsaw')
})

test('an unsubscribe link works immediately', async () => {
  const opened = await openPage()
  const { line } = opened
  opened.at('/eu/new-dates?end=1~end~x')
  await page()
  expect(screen.getByText(/You will get no more emails/)).toBeDefined()
  expect(line.times(unsubscribeFromDateAlert)).toBe(1)
})

test('a learner sees their alerts and ends one', async () => {
  const { learnerId } = await openPageSignedIn()
  const { db, clock } = await portalOfFile()
  const at = new Date(clock.now)
  const request = { certificationId: 2, email: `dates-${learnerId}@demo.test`, learnerId, key: 'k' }
  await db
    .insert(dateAlert)
    .values({ ...request, site: 'eu', language: 'en', askedAt: at, confirmedAt: at, usedAt: at })
  const user = await page()
  const own = screen.getByRole('region', { name: 'Your alerts' })
  expect(within(own).getByText('Video security associate')).toBeDefined()
  await user.click(within(own).getByRole('button', { name: 'Stop: Video security associate' }))
  await redraw()
  expect(screen.getByText('You have not asked for any emails about new dates.')).toBeDefined()
})
