import type { Classroom } from '../classroom/classroom.ts'
import type { CourseSummary } from '../course/course.ts'
import type { NewsSummary } from '../news/news.ts'
import type { PracticalExamCard } from '../practical-exam/practical-exam.ts'
import type { Trainer } from '../trainer/trainer.ts'
import type { Facet, Filter } from './facet.ts'

/** The type of the items in each list. */
export interface ListItems {
  course: CourseSummary
  video: CourseSummary
  classroom: Classroom
  workshop: Classroom
  practicalExam: PracticalExamCard
  news: NewsSummary
  trainer: Trainer
}
export type ListName = keyof ListItems

/** A page of a list, with the values that each filter offers. */
export interface FacetedPage {
  rows: readonly ListItems[ListName][]
  total: number
  facets: readonly Facet[]
}

/** The filters of each list, in the order in which they are shown. Specification 1, section 2. */
export const filtersByList = {
  course: ['keyword', 'certificationType', 'subtype', 'requirement', 'language', 'version'],
  video: ['keyword', 'productLine', 'videoType', 'videoOf', 'language'],
  classroom: ['certificationType', 'regionId', 'city', 'month', 'mode', 'language'],
  workshop: ['keyword', 'regionId', 'city', 'month', 'mode', 'language'],
  practicalExam: ['regionId', 'month'],
  news: ['subject', 'year'],
  trainer: ['subject', 'language', 'regionId'],
} as const satisfies Record<ListName, readonly Filter[]>
