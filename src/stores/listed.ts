import type { Classroom } from '../domain/classroom/classroom.ts'
import type { CourseSummary } from '../domain/course/course.ts'
import type { NewsSummary } from '../domain/news/news.ts'
import type { PracticalExamCard } from '../domain/practical-exam/practical-exam.ts'
import type { Trainer } from '../domain/trainer/trainer.ts'

/** The type of the items in each list. */
export interface Listed {
  course: CourseSummary
  video: CourseSummary
  classroom: Classroom
  workshop: Classroom
  practicalExam: PracticalExamCard
  news: NewsSummary
  trainer: Trainer
}
export type ListName = keyof Listed
