import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { openPage, openPageSignedIn, type Page, settle } from '#tests/fixtures/page.ts'
import { getLearner, getSession } from '../../contract/identity/session.ts'

let page: Page
let session: typeof import('./session.ts')

beforeEach(async () => {
  page = await openPageSignedIn()
  session = await import('./session.ts')
})

test('the session is asked once, however many islands want it', async () => {
  await Promise.all([session.loadSession(), session.loadSession()])
  await session.loadSession()
  expect(page.line.times(getSession)).toBe(1)
  expect(session.$session.get()).toMatchObject({ state: 'signedIn', learner: { email: page.email } })
})

test('what was changed since is not replaced by what the server said before', async () => {
  await session.loadSession()
  await page.portal.db.update(learner).set({ firstName: 'Augusta' }).where(eq(learner.id, page.learnerId))
  await session.refreshSession()
  expect(await session.loadSession()).toMatchObject({ learner: { firstName: 'Augusta' } })
  expect(session.$session.get()).toMatchObject({ learner: { firstName: 'Augusta' } })
})

test('nobody’s data is asked again', async () => {
  await session.refreshSession()
  expect(page.line.times()).toBe(0)
})

test('the end of a session leads to sign-on and back, unless the page must stay', async () => {
  page.at('/eu/course/detail/7?from=list')
  session.endOfSession()
  const signOn = `/user/sso/login?target=${encodeURIComponent('/eu/course/detail/7?from=list')}`
  expect(page.left).toEqual([signOn])
  let told = 0
  session.stayAtSessionEnd(() => {
    told += 1
  })
  session.endOfSession()
  session.stayAtSessionEnd(undefined)
  session.endOfSession()
  expect([told, page.left]).toEqual([1, [signOn, signOn]])
  const prevented: string[] = []
  session.signOnHere({ preventDefault: () => void prevented.push('once') })
  expect([prevented.length, page.left.length]).toEqual([1, 3])
})

test('without the readable cookie nobody is asked', async () => {
  page = await openPage()
  session = await import('./session.ts')
  expect(await session.loadSession()).toEqual({ state: 'anonymous' })
  expect(page.line.times()).toBe(0)
})

test('a cookie that outlived its session is anonymous', async () => {
  page.headers.Cookie = 'session=ended; signed_in=1'
  expect(await session.loadSession()).toEqual({ state: 'anonymous' })
})

test('a question that failed may be asked again', async () => {
  page.line.up = false
  expect(await session.loadSession()).toEqual({ state: 'failed' })
  page.line.up = true
  expect(await session.loadSession()).toMatchObject({ state: 'signedIn' })
})

test('user info is asked again every 10 minutes', async () => {
  await session.loadSession()
  await page.portal.db.update(learner).set({ firstName: 'Augusta' }).where(eq(learner.id, page.learnerId))
  page.clock.advance(599_999)
  expect(page.line.times(getLearner)).toBe(0)
  page.clock.advance(1)
  await settle()
  expect(session.$session.get()).toMatchObject({ learner: { firstName: 'Augusta' } })
})

test('who signs out in another tab is anonymous here too, and may sign in again', async () => {
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

test('what must not be left, such as an exam, is not taken for signed out', async () => {
  await session.loadSession()
  session.stayAtSessionEnd(() => {})
  delete page.headers.Cookie
  page.sessionChanges.fire()
  expect(session.$session.get().state).toBe('signedIn')
})
