import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getSession } from '../../src/contract/session.ts'
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
  const user = await show(await account(), {})
  await user.click(screen.getByLabelText('Account of Ada Byron'))
  expect(screen.getByText('ada@example.org')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe(
    '/user/sso/logout?target=%2Feu%2Fcourse%2Fdetail%2F7',
  )
})

test('whoever is not signed in may sign in, and comes back to this page', async () => {
  page.signedIn = false
  const user = await show(await account(), {})
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.left).toEqual(['/user/sso/login?target=%2Feu%2Fcourse%2Fdetail%2F7'])
})

test('an account that could not be loaded is not a sign-in, and may be tried again', async () => {
  page.portal.online = false
  const user = await show(await account(), {})
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByLabelText('Account of Ada Byron')).toBeDefined()
})

test('in Arabic it speaks Arabic', async () => {
  page.signedIn = false
  await show(await account(), {}, 'ar')
  expect(screen.getByRole('button').textContent).toMatch(/\p{Script=Arabic}/u)
})
