import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '../../tests/fixtures/page.ts'
import type { Failure } from '../api/result.ts'

let page: Page
let notices: typeof import('./notices.ts')
const refused = (code: number): Failure => ({
  kind: 'refused',
  code,
  message: 'Said by the server',
  context: {},
})

beforeEach(async () => {
  page = await openPage()
  notices = await import('./notices.ts')
})

test('a refusal opens the popup with its code and the server’s message', () => {
  notices.handleFailure({ path: '/user/registration/addRegistration', who: 'learner' }, refused(10024))
  expect(notices.$popup.get()).toEqual({ code: 10024, message: 'Said by the server', context: {} })
})

test('need login leaves for sign-on instead', () => {
  notices.handleFailure({ path: '/user/registration/addRegistration', who: 'learner' }, refused(401))
  expect([page.left.length, notices.$popup.get()]).toEqual([1, null])
})

test('a missing network or a late answer opens nothing: each place says so itself', () => {
  for (const kind of ['unreachable', 'timeout'] as const)
    notices.handleFailure({ path: '/a', who: 'any' }, { kind })
  expect([page.left, notices.$popup.get()]).toEqual([[], null])
})

test('a toast goes after 3 seconds, each its own', () => {
  notices.toast('player:saved')
  page.clock.advance(1000)
  notices.toast('player:failed')
  page.clock.advance(2000)
  expect(notices.$toasts.get().map((toast) => toast.text)).toEqual(['player:failed'])
  page.clock.advance(1000)
  expect(notices.$toasts.get()).toEqual([])
})
