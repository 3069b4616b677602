import { expect, test } from 'vitest'
import { costsOfPlan } from './cost.ts'
import { addDays, dayInZone, isDay } from './day.ts'
import type {
  PlannedCertification,
  PlannedClassroom,
  PlannedCourse,
  PlannedExam,
} from './planned-certification.ts'
import { createPlan } from './schedule.ts'

const course = (id: number, credits: number, minutes: number, elective = false): PlannedCourse => ({
  ...{ id, name: `Course ${id}`, language: 'en', credits, seconds: minutes * 60, needsApproval: false },
  requirement: elective ? 'elective' : 'compulsory',
})

const certification = (id: number, more: Partial<PlannedCertification> = {}): PlannedCertification => ({
  ...{ id, name: `Certification ${id}`, language: 'en', kind: 'hsc', level: 'associate' },
  ...{ type: { slug: 'video', name: 'Video' }, needsCode: false, offer: { kind: 'free' }, prerequisites: [] },
  ...{ practicalExam: false, courses: [course(id * 10, 9, 60)], classrooms: [], exams: [] },
  ...more,
})

const exam = (id: number, startsAt: string, zone = 'UTC'): PlannedExam => ({
  ...{
    id,
    name: 'Exam',
    language: 'en',
    startsAt,
    endsAt: startsAt,
    zone,
    country: 'DE',
    location: 'Warsaw',
    capacity: 8,
  },
  offer: { kind: 'sold', price: { amount: 5000, currency: 'EUR', vat: 'included' } },
})

// The first day is a Tuesday. An hour of videos counts twice, and the exam takes an hour, so three hours of study
// are planned.
const from = '2026-11-24'

test('three hours of study with three hours a week take a week, and the decision three working days', () => {
  const { stages, endsOn, weeks } = createPlan([certification(1)], { from, hours: 3 })
  expect(stages[0]).toMatchObject({ seconds: 3600, from, theoryOn: '2026-12-01', certifiedOn: '2026-12-04' })
  expect(endsOn).toBe('2026-12-04')
  expect(weeks).toBe(2)
})

test('fewer hours lead across months and years, and decisions skip weekends', () => {
  const { stages } = createPlan([certification(1)], { from, hours: 0.5 })
  expect(stages[0]).toMatchObject({ theoryOn: '2027-01-05', certifiedOn: '2027-01-08' })
  expect(createPlan([certification(1)], { from, hours: 7 }).stages[0]).toMatchObject({
    theoryOn: '2026-11-27',
    certifiedOn: '2026-12-02',
  })
})

test('the next certification begins when the previous one is certified, and a shared course is learned once', () => {
  const way = [certification(1), certification(2, { courses: [course(10, 9, 60), course(20, 0, 30)] })]
  const { stages } = createPlan(way, { from, hours: 3 })
  expect(stages[1]).toMatchObject({ from: '2026-12-04', seconds: 30 * 60, theoryOn: '2026-12-09' })
})

test('only as many electives are learned as the credits need, the shortest first', () => {
  const courses = [course(1, 6, 60), course(2, 3, 50, true), course(3, 3, 20, true), course(4, 3, 40, true)]
  const [stage] = createPlan([certification(1, { courses })], { from, hours: 3 }).stages
  expect(stage?.courses.map(({ id }) => id)).toEqual([1, 3])
})

test('an elective that is already learned comes before a shorter one', () => {
  const way = [
    certification(1, { courses: [course(5, 9, 60)] }),
    certification(2, { courses: [course(1, 6, 60), course(3, 3, 20, true), course(5, 3, 60, true)] }),
  ]
  expect(createPlan(way, { from, hours: 3 }).stages[1]?.courses.map(({ id }) => id)).toEqual([1, 5])
})

test('the practical exam is the first one after the theory exam, by the venue’s calendar', () => {
  // The second exam is on 2 December in the time zone of Seoul.
  const exams = [exam(1, '2026-11-30T09:00:00Z'), exam(2, '2026-12-01T23:00:00Z', 'Asia/Seoul')]
  const { stages, earliest } = createPlan([certification(1, { practicalExam: true, exams })], {
    from,
    hours: 3,
  })
  expect(stages[0]).toMatchObject({ exam: { id: 2 }, examOpen: false, certifiedOn: '2026-12-07' })
  expect(earliest).toBe(false)
})

test('a practical exam on the day of the theory exam is too early, by the venue’s calendar', () => {
  const exams = [exam(1, '2026-12-01T23:59:59Z'), exam(2, '2026-12-02T00:00:00Z')]
  const planned = (list: PlannedExam[]) =>
    createPlan([certification(1, { practicalExam: true, exams: list })], { from, hours: 3 }).stages[0]
  expect(planned(exams)?.exam?.id).toBe(2)
  expect(planned([exam(1, '2026-12-01T23:59:59Z', 'Asia/Seoul')])?.exam?.id).toBe(1)
  expect(planned([exam(1, '2026-12-02T00:00:00Z', 'America/New_York')])?.exam).toBeNull()
})

test('a certification without a practical exam has none, even if there are dates', () => {
  const exams = [exam(1, '2026-12-05T09:00:00Z')]
  const [stage] = createPlan([certification(1, { exams })], { from, hours: 3 }).stages
  expect(stage).toMatchObject({ exam: null, examOpen: false })
})

test('a classroom can replace courses from the first day of a stage', () => {
  // The cast is safe, because the plan reads only the name of a classroom and the fields that exams have too.
  const at = (id: number, startsAt: string, zone = 'UTC') =>
    ({ ...exam(id, startsAt, zone), name: 'Training' }) as unknown as PlannedClassroom
  const classrooms = [
    at(1, '2026-11-23T23:59:59Z'),
    at(2, '2026-11-24T00:00:00Z'),
    at(3, '2026-11-23T23:59:59Z', 'Asia/Seoul'),
    at(4, '2026-11-24T00:00:00Z', 'America/New_York'),
    at(5, '2026-12-04T00:00:00Z'),
  ]
  const way = [certification(1, { classrooms }), certification(2, { classrooms })]
  const { stages } = createPlan(way, { from, hours: 3 })
  expect(stages.map((stage) => stage.classrooms.map(({ id }) => id))).toEqual([[2, 3, 5], [5]])
  expect(stages[1]?.from).toBe('2026-12-04')
})

test('without a date of the practical exam the days are the earliest ones', () => {
  const way = [certification(1, { practicalExam: true, exams: [exam(1, '2026-11-25T09:00:00Z')] })]
  const { stages, earliest } = createPlan(way, { from, hours: 3 })
  expect(stages[0]).toMatchObject({ exam: null, examOpen: true, certifiedOn: '2026-12-04' })
  expect(earliest).toBe(true)
})

test('an empty path ends on its first day', () => {
  expect(createPlan([], { from, hours: 3 })).toEqual({ stages: [], endsOn: from, earliest: false, weeks: 1 })
})

test('prices with the same currency and VAT terms are added, on this and other sites', () => {
  const price = { amount: 14900, currency: 'EUR', vat: 'plus' } as const
  const site = { siteId: 21, prefix: 'eu', languages: ['en'], area: 'Europe' }
  const offer = { kind: 'soldBy', price, site } as const
  const way = [
    certification(1, { offer: { kind: 'sold', price } }),
    certification(2, { offer, practicalExam: true, exams: [exam(1, '2027-05-01T09:00:00Z')] }),
    certification(3),
    certification(4, { offer: { kind: 'notOffered' } }),
  ]
  expect(costsOfPlan(createPlan(way, { from, hours: 3 }).stages)).toEqual([
    { ...price, amount: 29800 },
    { amount: 5000, currency: 'EUR', vat: 'included' },
  ])
  expect(costsOfPlan([])).toEqual([])
})

test('days follow the calendar', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayInZone('2026-12-31T23:30:00Z', 'Asia/Tokyo')).toBe('2027-01-01')
  expect(['2028-02-29', '2027-02-29', '2027-13-01', 'x'].map(isDay)).toEqual([true, false, false, false])
})
