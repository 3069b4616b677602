import { expect, test } from 'vitest'
import { awaitResponses, openPage, openPageSignedIn } from '#tests/fixtures/page.ts'
import { issueTestCertificate } from '#tests/fixtures/server/certificate.ts'
import { day } from '#tests/fixtures/server/training.ts'
import type { PlannedCertification } from '../../domain/plan/planned-certification.ts'
import { withoutFullDates } from './plan.ts'

const dates = [1, 2, 3].map((id) => ({ id }))
/** The cast is safe: only these fields of a certification affect its seats. It has three dates of each kind. */
const certification = { id: 7, classrooms: dates, exams: dates } as PlannedCertification
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

test('only a new goal can be left with the Back button', async () => {
  const page = await openPage()
  page.at('/eu/certification/plan')
  const { environment, setEnvironment } = await import('../../environment/environment.ts')
  const entries: string[] = []
  const { navigation } = environment()
  const show = (url: string) => {
    entries.push(url)
    navigation.show(url)
  }
  setEnvironment({ ...environment(), navigation: { ...navigation, show } })
  const { changePlan } = await import('./plan.ts')
  for (const change of [{ goal: 2 }, { hours: 9 }, { goal: 3 }]) changePlan(change)
  expect(entries).toEqual(['/eu/certification/plan?goal=2&hours=3', '/eu/certification/plan?goal=3&hours=9'])
  expect(page.url.search).toBe('?goal=3&hours=9')
})

test('certificates in force are held, also those that are about to expire, and no expired ones', async () => {
  const page = await openPageSignedIn()
  const daysAgo = { 2: 0, 3: 2 * 365 - 20, 4: 3 * 365 }
  for (const [id, days] of Object.entries(daysAgo)) {
    const issuedAt = new Date(page.clock.now() - days * day)
    await issueTestCertificate(page.portal, page.learnerId, Number(id), { issuedAt })
  }
  const { $heldCertificationIds, syncPlanWithUrl } = await import('./plan.ts')
  page.line.up = false
  syncPlanWithUrl([], undefined)()
  await awaitResponses()
  expect($heldCertificationIds.get().size).toBe(0)
  page.line.up = true
  syncPlanWithUrl([], undefined)()
  await awaitResponses()
  expect([...$heldCertificationIds.get()].sort()).toEqual([2, 3])
})
