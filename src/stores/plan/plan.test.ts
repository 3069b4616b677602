import { expect, test } from 'vitest'
import { openPage } from '#tests/fixtures/page.ts'
import type { PlannedCertification } from '../../domain/plan/planned-certification.ts'
import { withoutFullDates } from './plan.ts'

const dates = [1, 2, 3].map((id) => ({ id }))
/** The cast is safe: only these fields of a certification affect its seats. It has three dates of each kind. */
const certification = { id: 7, classrooms: dates, exams: dates } as unknown as PlannedCertification
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('dates that are known to be full are left out, by kind; unknown ones stay', () => {
  const { classrooms, exams } = withoutFullDates(certification, {
    ...{ 'classroom 1': 0, 'classroom 2': 4, 'practicalExam 2': 0 },
  })
  expect([ids(classrooms), ids(exams)]).toEqual([
    [2, 3],
    [1, 3],
  ])
})

test('a plan begins on the requested day, unless it is over', async () => {
  const page = await openPage()
  const { $planQuery, startDayOf } = await import('./plan.ts')
  const dayFromNow = (days: number) =>
    new Date(page.clock.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const begins = (from: string | undefined) => startDayOf({ ...$planQuery.get(), from } as never)
  expect([begins(undefined), begins(dayFromNow(-1)), begins(dayFromNow(3))]).toEqual([
    ...[dayFromNow(0), dayFromNow(0), dayFromNow(3)],
  ])
})
