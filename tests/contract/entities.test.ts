import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { getCertification, getCertifications } from '#src/contract/catalogue/certification.ts'
import { getCountries } from '#src/contract/catalogue/country.ts'
import { findCourses, getCourse, getCourseFilters, getVideoAccess } from '#src/contract/catalogue/course.ts'
import { getCurrencies } from '#src/contract/catalogue/currency.ts'
import { getDictionary, getUserTypes } from '#src/contract/catalogue/dictionary.ts'
import { getFeedbackPrompt } from '#src/contract/catalogue/feedback.ts'
import { getFooter } from '#src/contract/catalogue/footer.ts'
import { getCountryLanguages, getLanguageSwitch } from '#src/contract/catalogue/language.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { getRegions } from '#src/contract/catalogue/region.ts'
import { getSiteInfo } from '#src/contract/catalogue/site.ts'
import { getSupplyInfo } from '#src/contract/catalogue/supply-info.ts'
import * as surveys from '#src/contract/catalogue/survey.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { getKinds } from '#src/contract/kind.ts'
import { enrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import { enrolInClassroom } from '#src/contract/learning/classroom-enrolment.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { findMyTrainings } from '#src/contract/learning/my-training.ts'
import * as orders from '#src/contract/money/order.ts'
import type { Call } from '#src/contract/protocol/call.ts'
import { type Entity, entityFields } from '../fixtures/entity-fields.ts'
import { databases } from '../fixtures/server/databases.ts'
import { noticeOf, notify, ordered, orderRequestOf, payingSite, quoteOf } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, registerInCertification, setClassroomStart } from '../fixtures/server/training.ts'

const associate = 2
const older = 10
const lesson = 1
const finished = 7
const professional = 3
const classroom = 9
const workshop = 17

type Wire = Record<string, unknown>

describe.each(databases)('the wire fields of each entity, on $name', ({ open }) => {
  let portal: Portal
  let cookie: string
  let api: ReturnType<Portal['api']>
  beforeAll(async () => {
    portal = await openPortal(await open())
    const signed = await signIn(portal, 'entities@demo.test')
    cookie = signed.cookie
    api = portal.api(cookie, { siteId: payingSite })
    await portal.db.update(course).set({ quiz: 107 }).where(eq(course.id, lesson))
    await setClassroomStart(portal, workshop, 10 * day, {
      fee: { EUR: 24900, PLN: 106000 },
      country: 'DE',
      capacity: 9,
    })
    await setClassroomStart(portal, classroom, 10 * day, { fee: null })
    const at = new Date(portal.clock.now)
    // The second course has no quiz, so the learner has completed it and gets its survey.
    for (const courseId of [lesson, finished])
      await portal.db.insert(enrolment).values({
        ...{ learnerId: signed.learnerId, courseId, status: 'audited', process: 'learned' },
        ...{ emailNotification: 'subscribed', createdAt: at, changedAt: at },
      })
    await registerInCertification(portal, signed.learnerId, associate, 'exam')
    unwrap(await api.call(enrolInClassroom, { classroomId: classroom, emailNotification: 'subscribed' }))
  })
  afterAll(() => portal.close())

  /** Sends a request and returns its response as received. */
  async function envelope({ method, path }: Call, fields: Wire = {}): Promise<Wire> {
    const place = { siteId: payingSite, languageId: 1, ...fields }
    const query = method === 'GET' ? `?${new URLSearchParams(place as never)}` : ''
    const headers = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json', Cookie: cookie }
    const body = method === 'GET' ? {} : { body: JSON.stringify(place) }
    const response = await portal.request(`/api${path}${query}`, { method, headers, ...body })
    return (await response.json()) as Wire
  }
  const ask = async <Data = Wire>(call: Call, fields: Wire = {}): Promise<Data> =>
    (await envelope(call, fields)).data as Data
  const first = async (call: Call, fields: Wire = {}): Promise<Wire> =>
    (await ask<Wire[]>(call, fields))[0] as Wire
  const theory = { releaseId: associate, relationType: '0' }

  const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

  function holds(entity: Entity, value: unknown): void {
    expect(typeOf(value), entity).toBe('object')
    for (const [field, type] of Object.entries(entityFields[entity])) {
      expect(value, entity).toHaveProperty(field)
      const fieldValue = (value as Wire)[field]
      if (fieldValue === null && type.endsWith('?')) continue
      expect([entity, field, typeOf(fieldValue)]).toEqual([entity, field, type.replace('?', '')])
    }
  }
  /** Returns the first entry of a list in a field. */
  const firstIn = (value: Wire | undefined, field: string): Wire | undefined =>
    (value?.[field] as Wire[] | undefined)?.[0]
  const seen = new Set<Entity>()
  const check = (entity: Entity, value: unknown) => {
    holds(entity, value)
    seen.add(entity)
  }

  test('courses and their videos', async () => {
    const detail = await ask(getCourse, { id: lesson })
    check('courseDetail', detail)
    const [chapter] = detail.courseContentReleaseDTOS as Wire[]
    check('chapter', chapter)
    check('videoAccess', await ask(getVideoAccess, { id: lesson, courseContentId: chapter?.id }))
    const list = {
      keyword: '',
      certificationTypeName: 'video-security',
      certificationSubtypeName: '',
      requirement: '1',
      languageComplete: 'en',
      pageNum: 1,
      versionLabel: '2026',
      pageSize: 10,
      kind: '1',
    }
    const { certificationSubtypeName: _, keyword: __, ...asked } = list
    const page = await ask(findCourses, asked)
    check('course', (page.rows as Wire[])[0])
    expect((await envelope(findCourses, list)).code).toBe(200)
    const filters = await ask(getCourseFilters, { kind: '1' })
    check('filters', filters)
    check('category', (filters.certificationTypes as Wire[])[0])
  })

  test('certifications', async () => {
    const page = await ask(getCertification, { id: associate })
    check('certificationPage', page)
    check('certificationDetail', page.certificationDetail)
    check('course', (page.courseList as Wire[])[0])
    const groups = await ask<Wire[]>(getCertifications)
    check('certificationListEntry', firstIn(groups[0], 'certificationReleaseDTOList'))
    const refused = await envelope(enrolInCertification, {
      certificationId: professional,
      emailNotificationStatus: '1',
    })
    expect(refused.code).toBe(10026)
    check('prerequisite', ((refused.errorContext as Wire).prerequisiteCertificationList as Wire[])[0])
    check('certificationType', await first(getKinds))
  })

  test('an update of a certification', async () => {
    const { cookie: other } = await signIn(portal, 'older@demo.test')
    const input = { certificationId: older, emailNotification: 'subscribed' } as const
    unwrap(await portal.api(other).call(enrolInCertification, input))
    const own = cookie
    cookie = other
    const { certificationDetail } = await ask(getCertification, { id: older })
    cookie = own
    check('userCourseUpdate', (certificationDetail as Wire).userCourseUpdateDTO)
  })

  test('classrooms and practical exams', async () => {
    check('practicalExam', await ask(getPracticalExam, { id: 5 }))
    const { rows } = await ask<{ rows: Wire[] }>(findMyTrainings)
    check('classroom', rows[0])
    check('classroomEntry', rows[0])
    check('region', firstIn(rows[0], 'regionList'))
  })

  test('orders and invoices', async () => {
    const input = orderRequestOf(await quoteOf(api, 'workshop', workshop))
    const request = z.encode(orders.placeOrder.request, input) as Wire
    check('paymentRequest', request)
    check('billingAddress', request.billingAddress)
    check('buyer', request.custom)
    const placed = await ordered(api, 'workshop', workshop)
    const relation = { relationId: workshop, relationType: '3' }
    check('order', await ask(orders.getOrder, relation))
    expect(await notify(portal, noticeOf(placed))).toBe(200)
    check('invoice', await ask(orders.getInvoice, { seqNo: placed.seqNo }))
    const account = await ask(orders.getBankAccount, { regionId: placed.regionId })
    check('bankAccount', account)
    check('iban', account.iban)
    check('currency', await first(getCurrencies))
  })

  test('surveys', async () => {
    const pending = await ask(surveys.getPendingSurvey)
    check('pendingSurvey', pending)
    const survey = await ask(surveys.getSurvey, { ...pending, releaseSurveyId: pending.surveyId })
    check('survey', survey)
    check('surveyQuestion', (survey.questions as Wire[])[0])
  })

  test('exams, their results and their analysis', async () => {
    const sheet = await ask(exam.getExamPaper, theory)
    check('exam', sheet)
    check('examInfo', sheet.examInfo)
    const [question] = (sheet.examInfo as { questionHisList: Wire[] }).questionHisList
    check('question', question)
    check('option', firstIn(question, 'hisOptionList'))
    for (const telling of ['answer', 'answerPass', 'userAnswer', 'answerAnalysis'])
      expect(question).not.toHaveProperty(telling)
    const submission = { ...theory, examRefId: sheet.examId, paperHisRefId: sheet.examId, answerList: [] }
    check('examResult', await ask(exam.submitExam, submission))
    const quiz = { releaseId: lesson, relationType: '1' }
    check('exerciseResult', await ask(exam.getQuizProgress, quiz))
    const paper = await ask(exam.getExamPaper, quiz)
    const { examRecordsId } = await ask(exam.submitExam, { ...quiz, examRefId: paper.examId, answerList: [] })
    check('questionCheck', await first(exam.getExamAnalysis, { examRecordsId }))
  })

  test('people, sites, languages and countries', async () => {
    check('user', await ask(getSession))
    check('supplyInfo', await ask(getSupplyInfo))
    check('site', await ask(getSiteInfo))
    check('language', await first(getCountryLanguages))
    check('countryEntry', await first(getLanguageSwitch))
    check('country', await first(getCountries, { type: 'all' }))
    check('country', await first(getRegions, { type: '0' }))
  })

  test('footer, dictionaries and the prompt for feedback', async () => {
    const links = await ask<Wire[]>(getFooter)
    check(
      'footerLink',
      links.find(({ areaKind }) => areaKind === 1),
    )
    const social = links.find(({ areaKind }) => areaKind === 7)
    check('socialLink', social)
    check('socialMedia', firstIn(social, 'socialMediaList'))
    check('dictionaryItem', await first(getDictionary))
    check('textItem', await first(getUserTypes))
    check('feedback', await ask(getFeedbackPrompt))
  })

  test('no entity is left out', () => {
    expect([...seen].sort()).toEqual(Object.keys(entityFields).sort())
  })
})
