import { findClassrooms, findWorkshops } from '../contract/classroom.ts'
import { findCourses } from '../contract/course.ts'
import { findNews } from '../contract/news.ts'
import { findTrainers } from '../contract/trainer.ts'
import type { Classroom } from '../domain/classroom/classroom.ts'
import type { CertificationKind, CourseSummary } from '../domain/course/course.ts'
import type { NewsSummary } from '../domain/news/news.ts'
import type { Trainer } from '../domain/trainer/trainer.ts'
import { environment } from '../environment/environment.ts'
import { createList, pageOfUrl } from './list.ts'

/** What each list is of. */
export interface Listed {
  video: CourseSummary
  classroom: Classroom
  workshop: Classroom
  news: NewsSummary
  trainer: Trainer
}
export type ListName = keyof Listed

/** What was chosen: filters by their names in the URL, those that are not empty. */
export interface ListingQuery {
  chosen: Readonly<Record<string, string>>
  pageNum: number
}

/** A list on a page. */
export interface Listing {
  list: ListName
  /** Only the classrooms of a programme have one. */
  kind?: CertificationKind
  pageSize: number
  address: string
}

/** What each list can be filtered by: the names stand in URLs, in forms and on the wire. Specification 1, section 2. */
export const filtersOf = {
  video: ['keyword', 'productLine', 'videoType', 'type', 'languageComplete'],
  classroom: ['certificationTypeName', 'regionId'],
  workshop: ['keyword', 'regionId'],
  news: [],
  trainer: [],
} as const satisfies Record<ListName, readonly string[]>

const everyFilter = new Set<string>(Object.values(filtersOf).flat())
const longest = 100

function read(url: URLSearchParams): ListingQuery {
  const chosen = [...url].filter(([name, value]) => everyFilter.has(name) && value !== '')
  const short = chosen.map(([name, value]) => [name, value.slice(0, longest)] as const)
  return { chosen: Object.fromEntries(short), pageNum: pageOfUrl(url) }
}

function write({ chosen, pageNum }: ListingQuery): string {
  const url = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''))
  if (pageNum > 1) url.set('pageNum', String(pageNum))
  return url.size > 0 ? `?${url}` : ''
}

/** '1' topic, '2' course, '3' webinar: the same in URLs, forms and on the wire. */
const videoOf = { '1': 'topic', '2': 'course', '3': 'webinar' } as const

const numberOf = (value: string | undefined) =>
  value && /^\d+$/.test(value) ? { regionId: Number(value) } : {}

function find({ chosen, pageNum }: ListingQuery, { list, kind, pageSize }: Listing) {
  const { api } = environment()
  const { keyword, certificationTypeName, regionId, type, ...texts } = chosen
  const page = { pageNum, pageSize, ...(keyword && { keyword }) }
  const at = { ...page, ...numberOf(regionId) }
  switch (list) {
    case 'video': {
      const of = videoOf[type as keyof typeof videoOf]
      return api.call(findCourses, { courseType: 'video', ...texts, ...(of && { type: of }), ...page })
    }
    case 'classroom':
      return api.call(findClassrooms, {
        ...at,
        ...(kind && { kind }),
        ...(certificationTypeName && { certificationTypeName }),
      })
    case 'workshop':
      return api.call(findWorkshops, at)
    case 'news':
      return api.call(findNews, page)
    case 'trainer':
      return api.call(findTrainers, page)
  }
}

/** The list of the page: videos, classrooms, workshops, news or trainers. */
export const listing = createList<ListingQuery, Listed[ListName], Listing>({
  empty: { chosen: {}, pageNum: 1 },
  read,
  write,
  find,
})

/** The address of a page of the list. */
export const addressOf = (address: string, query: ListingQuery): string => address + write(query)
