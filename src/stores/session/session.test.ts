import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { awaitResponses, openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { getLearner, getSession } from '../../contract/identity/session.ts'

let page: Page
let session: typeof import('./session.ts')

beforeEach(async () => {
  page = await openPageSignedIn()
  session = await import('./session.ts')
})

test('the session is loaded once for all islands', async () => {
  await Promise.all([session.loadSession(), session.loadSession()])
  await session.loadSession()
  expect(page.line.times(getSession)).toBe(1)
  expect(session.$session.get()).toMatchObject({ state: 'signedIn', learner: { email: page.email } })
})

test('a refreshed session is not replaced by the first answer', async () => {
  await session.loadSession()
  await page.portal.db.update(learner).set({ firstName: 'Augusta' }).where(eq(learner.id, page.learnerId))
  await session.refreshSession()
  expect(await session.loadSession()).toMatchObject({ learner: { firstName: 'Augusta' } })
  expect(session.$session.get()).toMatchObject({ learner: { firstName: 'Augusta' } })
})

test('without a session no data is refreshed', async () => {
  await session.refreshSession()
  expect(page.line.times()).toBe(0)
})

test('the end of a session leads to sign-in and back, unless the page must stay', async () => {
  page.at('/eu/course/detail/7?from=list')
  session.handleSessionEnd()
  const signIn = `/user/sso/login?target=${encodeURIComponent('/eu/course/detail/7?from=list')}`
  expect(page.left).toEqual([signIn])
  let calls = 0
  session.setSessionEndHandler(() => {
    calls += 1
  })
  session.handleSessionEnd()
  session.setSessionEndHandler(undefined)
  session.handleSessionEnd()
  expect([calls, page.left]).toEqual([1, [signIn, signIn]])
  const prevented: string[] = []
  session.redirectToSignInFromLink({ preventDefault: () => void prevented.push('once') })
  expect([prevented.length, page.left.length]).toEqual([1, 3])
})

test('without the readable cookie no session is requested', async () => {
  page = await openPage()
  session = await import('./session.ts')
  expect(await session.loadSession()).toEqual({ state: 'anonymous' })
  expect(page.line.times()).toBe(0)
})

test('a cookie that outlived its session is anonymous', async () => {
  page.headers.Cookie = 'session=ended; signed_in=1'
  expect(await session.loadSession()).toEqual({ state: 'anonymous' })
})

test('a failed request may be repeated', async () => {
  page.line.up = false
  expect(await session.loadSession()).toEqual({ state: 'failed' })
  page.line.up = true
  expect(await session.loadSession()).toMatchObject({ state: 'signedIn' })
})

test('user info is loaded again every 10 minutes', async () => {
  await session.loadSession()
  await page.portal.db.update(learner).set({ firstName: 'Augusta' }).where(eq(learner.id, page.learnerId))
  page.clock.advance(599_999)
  expect(page.line.times(getLearner)).toBe(0)
  page.clock.advance(1)
  await awaitResponses()
  expect(session.$session.get()).toMatchObject({ learner: { firstName: 'Augusta' } })
})

test('signing out in another tab makes this tab anonymous, and signing in again works', async () => {
  await session.loadSession()
  page.sessionChanges.fire()
  expect(session.$session.get().state).toBe('signedIn')
  const { headers } = page
  const { Cookie } = headers
  delete headers.Cookie
  page.sessionChanges.fire()
  expect(session.$session.get()).toEqual({ state: 'anonymous', signedOut: true })
  headers.Cookie = Cookie as string
  expect(await session.loadSession()).toMatchObject({ state: 'signedIn' })
})

test('a page that must not be left, such as an exam, keeps its session', async () => {
  await session.loadSession()
  session.setSessionEndHandler(() => {})
  delete page.headers.Cookie
  page.sessionChanges.fire()
  expect(session.$session.get().state).toBe('signedIn')
})
