import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import * as contract from '#src/contract/catalogue/survey.ts'
import { getClassroomEvaluation, getEvaluation } from '#src/contract/learning/evaluation.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('surveys, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0

  /** Creates a learner who has completed some courses, one minute after the other. */
  async function learnerWho(...courses: number[]) {
    learners += 1
    const { learnerId, cookie } = await signIn(portal, `survey-${learners}@demo.test`)
    for (const [index, courseId] of courses.entries()) {
      const at = new Date(portal.clock.now + index * 60_000)
      await portal.db.insert(enrolment).values({
        learnerId,
        courseId,
        status: 'audited',
        process: 'passed',
        emailNotification: 'subscribed',
        createdAt: at,
        changedAt: at,
      })
    }
    return { learnerId, cookie, api: portal.api(cookie) }
  }

  const about = (targetId: number) => ({ surveyId: 1, targetId, training: 'course' }) as const

  /** Returns an answer to every required question of a survey. */
  async function answersTo(api: ReturnType<Portal['api']>, relationId: number): Promise<string> {
    const survey = unwrap(await api.call(contract.getSurvey, about(relationId)))
    const answers = (survey?.questions ?? [])
      .filter(({ required }) => required)
      .map(({ id, type, options }) => ({ questionId: id, answer: type === 'text' ? 'Fine' : options[0] }))
    return JSON.stringify(answers)
  }

  test('a learner without a finished course, or with an open quiz, gets no survey', async () => {
    const { api, learnerId } = await learnerWho(1)
    await portal.db.update(enrolment).set({ process: 'learned' }).where(eq(enrolment.learnerId, learnerId))
    expect(unwrap(await api.call(contract.getPendingSurvey, {}))).toMatchObject({ waits: false })
    expect(unwrap(await api.call(contract.getSurvey, about(1)))).toBeNull()
  })

  test('the survey of the newest finished course comes first, once for each course', async () => {
    const { api } = await learnerWho(1, 3)
    expect(unwrap(await api.call(contract.getPendingSurvey, {}))).toEqual({
      waits: true,
      surveyId: 1,
      targetId: 3,
      training: 'course',
    })
    const content = await answersTo(api, 3)
    unwrap(await api.call(contract.saveSurvey, { ...about(3), content }))
    expect(unwrap(await api.call(contract.getPendingSurvey, {}))).toMatchObject({ targetId: 1 })
    refusedWith(await api.call(contract.saveSurvey, { ...about(3), content }), 404)
  })

  test('an evaluation is due once its training is finished, and answered after that', async () => {
    const { api } = await learnerWho(1)
    const ask = (targetId: number) => api.call(getEvaluation, { targetId, training: 'course' })
    expect(unwrap(await ask(3))).toEqual({ state: 'none', surveyId: null })
    expect(unwrap(await ask(1))).toEqual({ state: 'due', surveyId: 1 })
    unwrap(await api.call(contract.saveSurvey, { ...about(1), content: await answersTo(api, 1) }))
    expect(unwrap(await ask(1))).toEqual({ state: 'answered', surveyId: 1 })
    refusedWith(await portal.api().call(getEvaluation, { targetId: 1, training: 'course' }), 401)
  })

  test('a classroom has a survey when it is finished, not when it was missed', async () => {
    const { api, learnerId } = await learnerWho()
    const ask = async () => unwrap(await api.call(getClassroomEvaluation, { classroomId: 1 }))
    const at = new Date(portal.clock.now)
    const row = {
      learnerId,
      classroomId: 1,
      emailNotification: 'subscribed',
      createdAt: at,
      changedAt: at,
    } as const
    await portal.db.insert(classroomEnrolment).values({ ...row, status: 'absent' })
    expect(await ask()).toEqual({ state: 'none', surveyId: null })
    await portal.db
      .update(classroomEnrolment)
      .set({ status: 'finished' })
      .where(eq(classroomEnrolment.learnerId, learnerId))
    const { state, surveyId } = await ask()
    expect(state).toBe('due')
    const pending = unwrap(await api.call(contract.getPendingSurvey, {}))
    expect(pending).toEqual({ waits: true, surveyId, targetId: 1, training: 'classroom' })
  })

  // The JSON is nested in JSON, so escapes in the outer text could hide invalid characters of the inner text.
  test.each(['\\u0000', '\\ud800'])('an answer with %s is refused, and stored nowhere', async (sign) => {
    const { api } = await learnerWho(1)
    const content = (await answersTo(api, 1)).replace(']', `,{"questionId":105,"answer":"a${sign}b"}]`)
    refusedWith(await api.call(contract.saveSurvey, { ...about(1), content }), 400)
    unwrap(await api.call(contract.saveSurvey, { ...about(1), content: content.replace(sign, '') }))
  })

  test('two tabs that answer at the same time are one answer', async () => {
    const { api } = await learnerWho(1)
    const content = await answersTo(api, 1)
    const saves = await Promise.all(
      [1, 2, 3, 4].map(() => api.call(contract.saveSurvey, { ...about(1), content })),
    )
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('the survey is in the page’s language and names the course', async () => {
    const { cookie } = await learnerWho(1)
    const german = portal.api(cookie, { siteId: 21, languageId: 4 })
    const survey = unwrap(await german.call(contract.getSurvey, about(1)))
    expect(survey).toMatchObject({ name: 'Zu diesem Kurs', targetName: 'Kamerastandort und Objektivwahl' })
    expect(survey?.questions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['single', 'multiple', 'text']),
    )
  })

  test.each(['', 'nothing', '{}', '[]', '[{"questionId":999,"answer":"x"}]'])(
    'the answers %j are not complete',
    async (content) => {
      const { api, learnerId } = await learnerWho(1)
      refusedWith(await api.call(contract.saveSurvey, { ...about(1), content }), 400)
      const mine = and(eq(enrolment.learnerId, learnerId))
      expect(await portal.db.select().from(enrolment).where(mine)).toHaveLength(1)
    },
  )
})
