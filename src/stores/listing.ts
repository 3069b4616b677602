import { findClassrooms, findWorkshops } from '../contract/classroom.ts'
import { findCourses } from '../contract/course.ts'
import { findNews } from '../contract/news.ts'
import { findTrainers } from '../contract/trainer.ts'
import type { Classroom } from '../domain/classroom/classroom.ts'
import type { CertificationKind, CourseSummary } from '../domain/course/course.ts'
import type { NewsSummary } from '../domain/news/news.ts'
import type { Trainer } from '../domain/trainer/trainer.ts'
import { environment } from '../environment/environment.ts'
import { addressOfPage, type Chosen, chosenIn, type Filter, pageIn, queryOf } from '../query/filter.ts'
import { createList } from './list.ts'

/** The type of the items in each list. */
export interface Listed {
  video: CourseSummary
  classroom: Classroom
  workshop: Classroom
  news: NewsSummary
  trainer: Trainer
}
export type ListName = keyof Listed

/** The filters that are chosen and not empty, with the page from 1. */
export interface ListingQuery {
  chosen: Readonly<Chosen>
  page: number
}

/** A list of a page: its name, its address and the size of its pages. */
export interface Listing {
  list: ListName
  /** The kind of certifications; only the lists of classrooms that belong to certifications have one. */
  kind?: CertificationKind
  pageSize: number
  address: string
}

/** The names of the filters of each list. Specification 1, section 2. */
export const filtersOf = {
  video: ['keyword', 'productLine', 'videoType', 'videoOf', 'language'],
  classroom: ['certificationType', 'regionId'],
  workshop: ['keyword', 'regionId'],
  news: [],
  trainer: [],
} as const satisfies Record<ListName, readonly Filter[]>

const everyFilter: readonly Filter[] = Object.values(filtersOf).flat()

const read = (url: URLSearchParams): ListingQuery => ({
  chosen: chosenIn(url, everyFilter),
  page: pageIn(url),
})

const write = ({ chosen, page }: ListingQuery): string => queryOf(chosen, page)

/**
 * The numbers of the filter `videoOf`, '1' topic, '2' course, '3' webinar: the same in URLs, in forms and on
 * the wire.
 */
const videoOfCode = { '1': 'topic', '2': 'course', '3': 'webinar' } as const

const numberOf = (value: string | undefined) =>
  value && /^\d+$/.test(value) ? { regionId: Number(value) } : {}

function find({ chosen, page }: ListingQuery, { list, kind, pageSize }: Listing) {
  const { api } = environment()
  const { keyword, certificationType, regionId, requirement: _, videoOf: of, ...texts } = chosen
  const asked = { page, pageSize, ...(keyword && { keyword }) }
  const at = { ...asked, ...numberOf(regionId) }
  switch (list) {
    case 'video': {
      const videoOf = videoOfCode[of as keyof typeof videoOfCode]
      return api.call(findCourses, {
        contentType: 'video',
        ...texts,
        ...(videoOf && { videoOf }),
        ...asked,
      })
    }
    case 'classroom':
      return api.call(findClassrooms, {
        ...at,
        ...(kind && { kind }),
        ...(certificationType && { certificationType }),
      })
    case 'workshop':
      return api.call(findWorkshops, at)
    case 'news':
      return api.call(findNews, asked)
    case 'trainer':
      return api.call(findTrainers, asked)
  }
}

/** The list of the page: videos, classrooms, workshops, news or trainers. */
export const listing = createList<ListingQuery, Listed[ListName], Listing>({
  empty: { chosen: {}, page: 1 },
  read,
  write,
  find,
})

/** The URL of a page of the list. */
export const addressOf = ({ address, pageSize }: Listing, { chosen, page }: ListingQuery): string =>
  addressOfPage(address, chosen, page, pageSize)
