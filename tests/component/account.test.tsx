import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getSession } from '../../src/contract/session.ts'
import { place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const account = () => import('../../src/islands/account/island.tsx')

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
})

test('a signed-in learner finds name, e-mail address and sign-out', async () => {
  const user = await show(await account(), { place })
  await user.click(screen.getByLabelText('Account of Ada Byron'))
  expect(screen.getByText('ada@example.org')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe(
    '/user/sso/logout?target=%2Feu%2Fcourse%2Fdetail%2F7',
  )
  expect(screen.getByRole('link', { name: 'My Learning' }).getAttribute('href')).toBe('/eu/my-learning')
  expect(screen.getByRole('link', { name: 'Personal information' }).getAttribute('href')).toBe(
    '/eu/my-learning/edit',
  )
})

test('who signs off in My Learning is not asked to sign in again', async () => {
  page.url = new URL('http://portal.test/eu/my-learning?tab=2')
  await show(await account(), { place })
  expect(screen.getByText('Sign out').getAttribute('href')).toBe('/user/sso/logout?target=%2Feu')
})

test('a learner with a portrait sees it in place of the letters', async () => {
  page.portal.answer(getSession, () => learnerWith({ photoUrl: '/api/media/portrait.jpg' }))
  await show(await account(), { place })
  const summary = screen.getByLabelText('Account of Ada Byron')
  expect(summary.querySelector('img')?.getAttribute('src')).toBe('/api/media/portrait.jpg')
  expect(summary.textContent).toBe('')
})

test('whoever is not signed in may sign in, and comes back to this page', async () => {
  page.signedIn = false
  const user = await show(await account(), { place })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fcourse%2Fdetail%2F7'])
})

test('on a phone sign-in stays the drawing that it was', async () => {
  page.signedIn = false
  await show(await account(), { place: { ...place, variant: 'mobile' as const } })
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect([button.className, button.querySelector('svg') !== null]).toEqual(['icb', true])
})

test('an account that could not be loaded is not a sign-in, and may be tried again', async () => {
  page.portal.online = false
  const user = await show(await account(), { place })
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByLabelText('Account of Ada Byron')).toBeDefined()
})

test('in Arabic it speaks Arabic', async () => {
  page.signedIn = false
  await show(await account(), { place }, 'ar')
  expect(screen.getByRole('button').textContent).toMatch(/\p{Script=Arabic}/u)
})
