import { type PortalPage, portalPages } from '#src/domain/search/portal-pages.ts'
import type { NamedResultType, SearchQuestion } from '#src/domain/search/search-vocabulary.ts'
import type { UnderstoodQuery } from './understand-query.ts'

/** The pages that answer a question, the best first. */
const pagesOfQuestion: Record<SearchQuestion, readonly PortalPage[]> = {
  cost: ['comparison', 'plan'],
  certify: ['plan', 'comparison'],
  deletion: ['account'],
  refund: ['terms'],
}

/** The pages about each type, the best first. */
const pagesOfKind: Record<NamedResultType, readonly PortalPage[]> = {
  certification: ['certifications', 'verification'],
  course: ['courses'],
  classroom: ['classrooms'],
  practicalExam: ['practicalExams'],
  video: ['videos'],
  news: ['newsList'],
  trainer: ['trainers'],
}

/**
 * Returns the indexes of the pages that answer the questions of a query. If the query only names types of items,
 * returns the pages about these types.
 */
export function findPagesForQuestions({
  terms,
  required,
  kinds,
  questions,
}: Pick<UnderstoodQuery, 'terms' | 'required' | 'kinds' | 'questions'>): number[] {
  const answers = questions.flatMap((question) => pagesOfQuestion[question])
  const namesOnlyTypes = questions.length === 0 && required.length === terms.length
  const lists = namesOnlyTypes ? kinds.flatMap((kind) => pagesOfKind[kind]) : []
  return [...new Set([...answers, ...lists])].map((page) => portalPages.indexOf(page))
}
