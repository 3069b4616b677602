import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { uploadPortrait } from '#src/contract/identity/portrait.ts'
import * as files from '../fixtures/files.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

let page: Page
const account = () => import('#src/islands/account/island.tsx')

beforeEach(async () => {
  page = await openPageSignedIn()
})

test('a signed-in learner finds name, email address and sign-out', async () => {
  const user = await show(await account(), { place, path: '/eu' })
  // The visible letters are part of the accessible name, for users of voice control.
  await user.click(screen.getByLabelText('SL, Sample Learner’s account'))
  expect(screen.getByText(page.email)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe(
    '/user/sso/logout?target=%2Feu%2Fcourse%2Fdetail%2F7',
  )
  expect(screen.getByRole('link', { name: 'My Learning' }).getAttribute('href')).toBe('/eu/my-learning')
  expect(screen.getByRole('link', { name: 'Personal information' }).getAttribute('href')).toBe(
    '/eu/my-learning/edit',
  )
})

test('signing out in My Learning does not ask to sign in again', async () => {
  page.at('/eu/my-learning?tab=2')
  await show(await account(), { place, path: '/eu' })
  expect(screen.getByText('Sign out').getAttribute('href')).toBe('/user/sso/logout?target=%2Feu')
})

test('a learner with a portrait sees it in place of the initials', async () => {
  const image = files.fileOf(await files.png(), 'me.png', 'image/png')
  const { url } = unwrap(await page.elsewhere.call(uploadPortrait, { image }))
  await show(await account(), { place, path: '/eu' })
  const summary = screen.getByLabelText('Sample Learner’s account')
  expect(summary.querySelector('img')?.getAttribute('src')).toBe(url)
  expect(summary.textContent).toBe('')
})

test('an anonymous visitor may sign in, and returns to this page', async () => {
  page = await openPage()
  const user = await show(await account(), { place, path: '/eu' })
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fcourse%2Fdetail%2F7'])
})

test('on a phone the sign-in icon stays', async () => {
  page = await openPage()
  await show(await account(), { place: { ...place, variant: 'mobile' as const }, path: '/mobile/eu' })
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect([link.className, link.querySelector('svg') !== null]).toEqual(['icb sign-in', true])
})

test('an account that could not be loaded is not a sign-in, and may be tried again', async () => {
  page.line.up = false
  const user = await show(await account(), { place, path: '/eu' })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByLabelText('SL, Sample Learner’s account')).toBeDefined()
})

test('in Arabic the menu is in Arabic', async () => {
  page = await openPage()
  await show(await account(), { place, path: '/eu' }, 'ar')
  expect(screen.getByRole('link').textContent).toMatch(/\p{Script=Arabic}/u)
})
