import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '#tests/fixtures/page.ts'
import type { Failure } from '../../api/result.ts'

let page: Page
let notices: typeof import('./notices.ts')
const refused = (code: number): Failure & { kind: 'refused' } => ({
  kind: 'refused',
  code,
  message: 'Said by the server',
  context: {},
})

const anyCall = { path: '/user/registration/addRegistration', who: 'learner', refusals: [] } as const

beforeEach(async () => {
  page = await openPage()
  notices = await import('./notices.ts')
})

test('a refusal opens the popup with its code and the server’s message', () => {
  notices.handleFailure(anyCall, refused(10024))
  expect(notices.$popup.get()).toEqual({ code: 10024, message: 'Said by the server', context: {} })
})

test('a refusal that its caller shows opens no popup; a caller that shows wrong fields covers only refusals that name fields', () => {
  notices.handleFailure(anyCall, refused(10024), { shownByCaller: 'refusals' })
  notices.handleFailure(
    anyCall,
    { ...refused(400), context: { fields: ['firstName'] } },
    { shownByCaller: 'fields' },
  )
  expect(notices.$popup.get()).toBeNull()
  for (const [code, fields, options] of [
    [400, undefined, { shownByCaller: 'fields' }],
    [10024, ['firstName'], {}],
  ] as const) {
    notices.handleFailure(anyCall, { ...refused(code), context: { fields } }, options)
    expect(notices.$popup.get()).toMatchObject({ code })
  }
})

test('code 401 opens sign-in instead of the popup', () => {
  notices.handleFailure(anyCall, refused(401), { shownByCaller: 'refusals' })
  expect([page.left.length, notices.$popup.get()]).toEqual([1, null])
})

test('an unreachable server or a timeout opens no popup', () => {
  for (const kind of ['unreachable', 'timeout'] as const) notices.handleFailure(anyCall, { kind })
  expect([page.left, notices.$popup.get()]).toEqual([[], null])
})

test('each toast disappears after 3 seconds of its own', () => {
  notices.showToast('player:saved')
  page.clock.advance(1000)
  notices.showToast('player:failed')
  page.clock.advance(2000)
  expect(notices.$toasts.get().map((toast) => toast.text)).toEqual(['player:failed'])
  page.clock.advance(1000)
  expect(notices.$toasts.get()).toEqual([])
})

test('a paused toast stays, and disappears three seconds after it is resumed', () => {
  notices.showToast('player:saved')
  const [{ id } = { id: 0 }] = notices.$toasts.get()
  notices.pauseToast(id)
  page.clock.advance(10_000)
  expect(notices.$toasts.get()).toHaveLength(1)
  notices.resumeToast(id)
  page.clock.advance(2999)
  expect(notices.$toasts.get()).toHaveLength(1)
  page.clock.advance(1)
  expect(notices.$toasts.get()).toEqual([])
})

test('only an unreachable server is reported: refusals are shown elsewhere', () => {
  notices.reportUnreachable(refused(404))
  expect(notices.$toasts.get()).toEqual([])
  notices.reportUnreachable({ kind: 'timeout' })
  expect(notices.$toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
})
