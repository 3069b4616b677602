import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { getOverview } from '#src/contract/overview.ts'
import { enrolIn, watch } from '../fixtures/learning.ts'
import { databases } from '../fixtures/server/databases.ts'
import { learn } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, wanted } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, newLearner, registered } from '../fixtures/server/training.ts'

const associate = 2
/** A course with several chapters. */
const lesson = 1

describe.each(databases)('the overview, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  const seen = async ({ api }: { api: ReturnType<Portal['api']> }) => wanted(await api.call(getOverview, {}))

  test('only who is signed in is told, and at first there is nothing', async () => {
    refusedWith(await portal.api().call(getOverview, {}), 401)
    expect(await seen(await newLearner(portal))).toEqual({ resume: null, certifications: [] })
  })

  test('where one stopped: the chapter and the second, then the next chapter', async () => {
    const { cookie } = await signIn(portal, 'resume@demo.test')
    const api = portal.api(cookie)
    const reader = { elsewhere: api, portal }
    await enrolIn(reader, lesson)
    await watch(reader, lesson, 0, 15)
    expect((await seen({ api })).resume).toMatchObject({ courseId: lesson, number: 1, position: 15 })
    await watch(reader, lesson, 0)
    const { resume } = await seen({ api })
    expect(resume).toMatchObject({ number: 2, position: 0 })
    expect(resume && resume.progress > 0 && resume.progress < 1).toBe(true)
  })

  test('a certification has its credits by group, its window and the attempts that are left', async () => {
    const client = await newLearner(portal)
    const now = portal.clock.now
    await registered(portal, client.learnerId, associate, 'enrol', { round: 1 })
    await registered(portal, client.learnerId, associate, 'exam', { round: 2, creditsAt: new Date(now) })
    const sat = { learnerId: client.learnerId, exam: 'theory', targetId: associate, language: 'en' } as const
    await portal.db.insert(attempt).values([
      { ...sat, round: 1, number: 1, seed: 1, state: 'failed', begunAt: new Date(now), score: 20 },
      { ...sat, round: 2, number: 1, seed: 1, state: 'failed', begunAt: new Date(now), score: 74 },
    ])
    const { certifications } = await seen(client)
    expect(certifications).toHaveLength(1)
    expect(certifications[0]).toMatchObject({
      ...{ id: associate, kind: 'hsc', status: 'exam', round: 2 },
      credits: { earned: 0, needed: 9, compulsory: { earned: 0 }, elective: { earned: 0 } },
      exam: {
        ...{ attemptsLeft: 1, resumes: false, lastScore: 74 },
        closesAt: new Date(now + 30 * day).toISOString(),
      },
    })
    expect(certifications[0]?.credits.compulsory.offered).toBeGreaterThan(0)
    await portal.db
      .insert(attempt)
      .values({ ...sat, round: 2, number: 2, seed: 1, state: 'open', begunAt: new Date(now) })
    const exam = { attemptsLeft: 0, resumes: true, lastScore: 74 }
    expect((await seen(client)).certifications[0]).toMatchObject({ exam })
  })

  test('credits are counted by group: what each offers, and what was earned of it', async () => {
    const client = await newLearner(portal)
    await registered(portal, client.learnerId, associate)
    const [compulsory, elective] = [28, 29]
    await learn(portal, client.learnerId, [compulsory, elective])
    expect((await seen(client)).certifications[0]?.credits).toMatchObject({
      ...{ earned: 3, classroom: 0 },
      compulsory: { earned: 2, offered: 8 },
      elective: { earned: 1, offered: 2 },
    })
  })

  test('others’ rounds, attempts and courses are in nobody else’s', async () => {
    const [client, other] = [await newLearner(portal), await newLearner(portal)]
    const creditsAt = new Date(portal.clock.now)
    await registered(portal, client.learnerId, associate, 'exam', { creditsAt })
    const sat = { exam: 'theory', targetId: associate, language: 'en', round: 1, number: 1, seed: 1 } as const
    await portal.db
      .insert(attempt)
      .values({ ...sat, learnerId: client.learnerId, state: 'failed', begunAt: creditsAt, score: 20 })
    await enrolIn({ elsewhere: client.api, portal }, lesson)
    await watch({ elsewhere: client.api, portal }, lesson, 0, 15)
    expect(await seen(other)).toEqual({ resume: null, certifications: [] })
    await registered(portal, other.learnerId, associate, 'exam', { creditsAt })
    expect((await seen(other)).certifications[0]?.exam).toMatchObject({ attemptsLeft: 2, lastScore: null })
  })
})
