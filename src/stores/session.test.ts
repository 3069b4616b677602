import { beforeEach, expect, test } from 'vitest'
import { learnerWith } from '../../tests/fixtures/course.ts'
import { type FakePage, openPage } from '../../tests/fixtures/environment.ts'
import { settle } from '../../tests/fixtures/held.ts'
import { getLearner, getSession } from '../contract/session.ts'

let page: FakePage
let session: typeof import('./session.ts')

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
  session = await import('./session.ts')
})

test('the session is asked once, however many islands want it', async () => {
  await Promise.all([session.loadSession(), session.loadSession()])
  await session.loadSession()
  expect(page.portal.times(getSession)).toBe(1)
  expect(session.$session.get()).toMatchObject({ state: 'signedIn', learner: { firstName: 'Ada' } })
})

test('without the readable cookie nobody is asked', async () => {
  page.signedIn = false
  expect(await session.loadSession()).toEqual({ state: 'anonymous' })
  expect(page.portal.calls).toEqual([])
})

test('a cookie that outlived its session is anonymous', async () => {
  page.portal.answer(getSession, () => null)
  expect(await session.loadSession()).toEqual({ state: 'anonymous' })
})

test('a question that failed may be asked again', async () => {
  page.portal.online = false
  expect(await session.loadSession()).toEqual({ state: 'failed' })
  page.portal.online = true
  expect(await session.loadSession()).toMatchObject({ state: 'signedIn' })
})

test('user info is asked again every 10 minutes', async () => {
  page.portal.answer(getLearner, () => learnerWith({ firstName: 'Augusta' }))
  await session.loadSession()
  page.clock.advance(599_999)
  expect(page.portal.times(getLearner)).toBe(0)
  page.clock.advance(1)
  await settle()
  expect(session.$session.get()).toMatchObject({ learner: { firstName: 'Augusta' } })
})
