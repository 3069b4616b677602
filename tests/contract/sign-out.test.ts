import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSession } from '#src/contract/identity/session.ts'
import { getExamPaper, submitExam } from '#src/contract/learning/exam.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { hour, registerInCertification } from '../fixtures/server/training.ts'

const theory = { exam: 'theory', targetId: 2 } as const

describe.each(databases)('signing out during an exam, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0
  async function examinee() {
    learners += 1
    const { learnerId, cookie } = await signIn(portal, `sign-out-${learners}@demo.test`)
    await registerInCertification(portal, learnerId, theory.targetId, 'exam')
    const api = portal.api(cookie)
    const { attemptId } = unwrap(await api.call(getExamPaper, theory))
    return { cookie, api, attemptId }
  }
  const signOut = (cookie: string, target: string) =>
    portal.request(`/user/sso/logout?target=${encodeURIComponent(target)}`, {
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    })
  const signedIn = async (cookie: string) => unwrap(await portal.api(cookie).call(getSession, {})) !== null

  test('returns to the page with a message, and ends nothing', async () => {
    const { cookie } = await examinee()
    const response = await signOut(cookie, '/eu/de/course/detail/1?courseType=0#chapters')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/eu/de/course/detail/1?courseType=0&mid-exam=1#chapters')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await signedIn(cookie)).toBe(true)
  })

  test('leads to this portal only, whatever the target', async () => {
    const { cookie } = await examinee()
    for (const target of ['https://evil.test/', '//evil.test', '/\\evil.test'])
      expect((await signOut(cookie, target)).headers.get('location')).toBe('/?mid-exam=1')
  })

  test('works again once the exam is submitted', async () => {
    const { cookie, api, attemptId } = await examinee()
    unwrap(await api.call(submitExam, { ...theory, attemptId, answers: [] }))
    expect((await signOut(cookie, '/eu')).headers.get('location')).toBe('/eu')
    expect(await signedIn(cookie)).toBe(false)
  })

  test('works once its time is over, although it was not submitted', async () => {
    const { cookie } = await examinee()
    const now = portal.clock.now
    portal.clock.now += hour
    expect((await signOut(cookie, '/')).headers.get('location')).toBe('/')
    portal.clock.now = now
    expect(await signedIn(cookie)).toBe(false)
  })
})
