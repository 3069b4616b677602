import { getCertification } from '#src/contract/catalogue/certification.ts'
import { getPracticalExam, getPracticalExamCards } from '#src/contract/catalogue/practical-exam.ts'
import { filterExams } from '#src/domain/practical-exam/filter-exams.ts'
import type { PracticalExam } from '#src/domain/practical-exam/practical-exam.ts'
import { routes } from '#src/routes.ts'
import {
  type ContentSource,
  loadExistingItems,
  placesOf,
  unwrapOrNull,
  unwrapResult,
} from '../content-source.ts'
import type { PracticalExamPage } from '../data/practical-exam.ts'
import { localizeLinks } from '../localize-links.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import type { ItemPageMaker } from './item-page-maker.ts'
import { examDateOf, examsOfCard } from './static-data.ts'

export const practicalExamListPages: FixedPageMaker = {
  shows: ['practicalExam', 'certification', 'category', 'region', 'trainer'],
  async pages({ api, ...source }) {
    const found = await unwrapResult(api.call(getPracticalExamCards, {}))
    const { total, facets } = filterExams(found, {})
    const cards = found.map(examsOfCard)
    return placesOf({ api, ...source }).map((place) => ({
      path: routes.practicalExams(place),
      place,
      data: { family: 'practical-exam-list', cards, total, facets, pageSize: total, page: 1 },
    }))
  },
}

type ExamData = PracticalExam & Pick<PracticalExamPage['exam'], 'showsTask' | 'kind'>

/**
 * Returns an exam with the kind of its certification, and whether the task may be shown. Specification 1, section
 * 4: practical exam task panel.
 */
async function withCertification({ api }: ContentSource, exam: PracticalExam): Promise<ExamData> {
  const found = await unwrapOrNull(api.call(getCertification, { id: exam.certificationId }))
  const { showsTask = false, kind = null } = found?.certification ?? {}
  return { ...exam, showsTask, kind }
}

export const practicalExamPages: ItemPageMaker<ExamData> = {
  path: routes.practicalExam,
  async read(source, ids) {
    const exams = await loadExistingItems(ids, (id) => source.api.call(getPracticalExam, { id }))
    return Promise.all(exams.map((exam) => withCertification(source, exam)))
  },
  pages: (source, { preparation, bodyLanguage, showsTask, kind, ...exam }) =>
    placesOf(source).map((place) => ({
      path: routes.practicalExam(place, exam.id),
      place,
      data: {
        family: 'practical-exam',
        exam: {
          ...examDateOf(exam),
          ...{ showsTask, kind, bodyLanguage, preparation: localizeLinks(place, preparation) },
          cancelled: exam.state === 'cancelled',
        },
      },
    })),
}
