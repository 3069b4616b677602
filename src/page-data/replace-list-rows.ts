import type { Classroom } from '../domain/classroom/classroom.ts'
import type { CourseSummary } from '../domain/course/course.ts'
import type { FacetedPage } from '../domain/filter/list-items.ts'
import type { NewsSummary } from '../domain/news/news.ts'
import type { PracticalExamCard } from '../domain/practical-exam/practical-exam.ts'
import type { Trainer } from '../domain/trainer/trainer.ts'
import type { ListingQuery } from '../query/listing.ts'
import { localizeLinks } from './localize-links.ts'
import type { PageData, SitePage } from './page.ts'
import { classroomSummaryOf, examsOfCard } from './pages/static-data.ts'

/**
 * Returns the data of a list page with other rows of the same list. The caller guarantees that the rows belong to the
 * page's family.
 */
export function replaceListRows(
  { place, data }: SitePage,
  { rows, total, facets }: FacetedPage,
  { chosen, page }: ListingQuery,
): PageData {
  const part = { total, facets: [...facets], chosen, page }
  switch (data.family) {
    case 'course-list':
      return { ...data, ...part, courses: rows as CourseSummary[] }
    case 'video-list':
      return { ...data, ...part, videos: rows as CourseSummary[] }
    case 'classroom-list':
    case 'workshop-list':
      return { ...data, ...part, classrooms: (rows as Classroom[]).map(classroomSummaryOf) }
    case 'news-list':
      return { ...data, ...part, news: rows as NewsSummary[] }
    case 'trainer-team': {
      const trainers = (rows as Trainer[]).map((each) => ({
        ...each,
        biography: localizeLinks(place, each.biography),
      }))
      return { ...data, ...part, trainers }
    }
    case 'practical-exam-list':
      return { ...data, ...part, cards: (rows as PracticalExamCard[]).map(examsOfCard) }
    default:
      throw new Error(`A page of "${data.family}" lists nothing`)
  }
}
