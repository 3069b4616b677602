import { getCertification, getCertifications } from '#src/contract/catalogue/certification.ts'
import { getPracticalExamsOfCertification } from '#src/contract/catalogue/practical-exam.ts'
import type { ComparedVersion } from '#src/domain/certification/compared-version.ts'
import { type CertificationKind, certificationKind } from '#src/domain/course/course.ts'
import { findLowestExamPrice } from '#src/domain/practical-exam/lowest-exam-price.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, loadExistingItems, placesOf, unwrapResult } from '../content-source.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import { certificationVersionOf } from './static-data.ts'

async function comparedOf({ api }: ContentSource, kind: CertificationKind): Promise<ComparedVersion[]> {
  const groups = await unwrapResult(api.call(getCertifications, { kind }))
  const ids = groups.flatMap(({ versions }) => versions.map(({ id }) => id))
  const found = await loadExistingItems(ids, (id) => api.call(getCertification, { id }))
  return Promise.all(
    found.map(async ({ certification, courses }) => ({
      version: certificationVersionOf(certification),
      seconds: courses.reduce((sum, { seconds }) => sum + seconds, 0),
      examPrice: findLowestExamPrice(
        await unwrapResult(api.call(getPracticalExamsOfCertification, { certificationId: certification.id })),
      ),
    })),
  )
}

export const comparisonPages: FixedPageMaker = {
  shows: ['certification', 'course', 'category', 'practicalExam', 'trainer', 'region'],
  async pages(source) {
    const all = await Promise.all(
      certificationKind.options.map(async (kind) => ({ kind, compared: await comparedOf(source, kind) })),
    )
    const programmes = all.filter(({ compared }) => compared.length > 0)
    return placesOf(source).map((place) => ({
      path: routes.comparison(place),
      place,
      data: { family: 'comparison', programmes },
    }))
  },
}
