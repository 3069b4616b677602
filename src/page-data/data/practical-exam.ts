import type { CertificationKind } from '#src/domain/course/course.ts'
import type { ExamDate } from './certification.ts'
import type { ListPart } from './list-part.ts'

/** The dates of one certification's practical exam. */
export interface ExamsOfCertification {
  certificationId: number
  certificationName: string
  exams: ExamDate[]
}

/** The page with the dates of all practical exams; it has no further pages. */
export interface PracticalExamListPage extends ListPart {
  family: 'practical-exam-list'
  cards: ExamsOfCertification[]
}

export interface PracticalExamPage {
  family: 'practical-exam'
  /**
   * The date with `preparation` as allow-list HTML. `showsTask` and `kind` are properties of its certification;
   * `kind` is null if the site does not show the certification. `cancelled` is true if the organiser has cancelled
   * the date.
   */
  exam: ExamDate & {
    preparation: string
    bodyLanguage: string
    showsTask: boolean
    cancelled: boolean
    kind: CertificationKind | null
  }
}
