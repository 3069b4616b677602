import type { Territory } from '../../domain/region/region.ts'
import type { ExamDate } from './certification.ts'

/** The dates of a certification. */
export interface ExamsOfCertification {
  certification: number
  certificationName: string
  exams: ExamDate[]
}

export interface PracticalExamListPage {
  family: 'practical-exam-list'
  cards: ExamsOfCertification[]
  regions: Territory[]
}

export interface PracticalExamPage {
  family: 'practical-exam'
  /** `preparation` is allow-list HTML; `showsTask` is the certification's. */
  exam: ExamDate & { preparation: string; showsTask: boolean }
}
