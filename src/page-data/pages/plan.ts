import { getCertification, getCertifications } from '#src/contract/catalogue/certification.ts'
import { getClassroomsOfCertification } from '#src/contract/catalogue/classroom.ts'
import { getPracticalExamsOfCertification } from '#src/contract/catalogue/practical-exam.ts'
import { dayOf } from '#src/domain/plan/day.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, loadExistingItems, placesOf, unwrapResult } from '../content-source.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import { plannedCertificationOf } from './planned-certification.ts'

/** Loads the certifications of these ids and all their prerequisites, each of them once. */
async function loadWithPrerequisites({ api }: ContentSource, ids: readonly number[]) {
  const found = await loadExistingItems(ids, (id) => api.call(getCertification, { id }))
  const loadedIds = new Set(ids)
  for (;;) {
    const needed = found.flatMap(({ certification }) => certification.prerequisites.map(({ id }) => id))
    const missing = [...new Set(needed)].filter((id) => !loadedIds.has(id))
    if (missing.length === 0) return found
    for (const id of missing) loadedIds.add(id)
    found.push(...(await loadExistingItems(missing, (id) => api.call(getCertification, { id }))))
  }
}

async function certificationsOf(source: ContentSource): Promise<PlannedCertification[]> {
  const { api } = source
  const groups = await unwrapResult(api.call(getCertifications, {}))
  const found = await loadWithPrerequisites(
    source,
    groups.flatMap(({ versions }) => versions.map(({ id }) => id)),
  )
  return Promise.all(
    found.map(async ({ certification, courses }) => {
      const certificationId = certification.id
      const [classrooms, exams] = await Promise.all([
        unwrapResult(api.call(getClassroomsOfCertification, { certificationId })),
        unwrapResult(api.call(getPracticalExamsOfCertification, { certificationId })),
      ])
      return plannedCertificationOf(certification, { courses, classrooms, exams })
    }),
  )
}

export const planPages: FixedPageMaker = {
  shows: ['certification', 'course', 'category', 'classroom', 'practicalExam', 'trainer', 'region'],
  async pages(source) {
    const certifications = await certificationsOf(source)
    const today = dayOf(Date.now())
    return placesOf(source).map((place) => ({
      path: routes.plan(place),
      place,
      data: { family: 'plan', today, certifications },
    }))
  },
}
