import type { CertificationKind } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import type { ExamDate } from './certification.ts'

/** The dates of one certification's practical exam. */
export interface ExamsOfCertification {
  certificationId: number
  certificationName: string
  exams: ExamDate[]
}

export interface PracticalExamListPage {
  family: 'practical-exam-list'
  cards: ExamsOfCertification[]
  /** How many dates there are. */
  total: number
  facets: Facet[]
}

export interface PracticalExamPage {
  family: 'practical-exam'
  /**
   * The date with `preparation` as allow-list HTML; `showsTask` and `kind` are the certification's, null where the site does not
   * show it.
   */
  exam: ExamDate & {
    preparation: string
    bodyLanguage: string
    showsTask: boolean
    kind: CertificationKind | null
  }
}
