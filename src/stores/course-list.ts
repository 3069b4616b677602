import type { RequestOf } from '../contract/call.ts'
import { findCourses } from '../contract/course.ts'
import type { CertificationKind, CourseSummary, Requirement } from '../domain/course/course.ts'
import { environment } from '../environment/environment.ts'
import { addressOfPage, chosenIn, pageIn, queryOf } from '../query/filter.ts'
import { createList, type Results } from './list.ts'

/** The filters of the course list; an empty one lets all through. */
export interface CourseQuery {
  keyword: string
  certificationType: string
  subtype: string
  requirement: Requirement | ''
  language: string
  version: string
  page: number
}

export const emptyQuery: CourseQuery = {
  keyword: '',
  certificationType: '',
  subtype: '',
  requirement: '',
  language: '',
  version: '',
  page: 1,
}

export type CourseResults = Results<CourseSummary>

/** The numbers of requirements, '1' compulsory and '0' elective: the same in URLs, in forms and on the wire. */
export const requirementInUrl: Record<string, Requirement> = { '1': 'compulsory', '0': 'elective' }
export const urlOfRequirement: Record<Requirement, string> = { compulsory: '1', elective: '0' }

const filters = ['keyword', 'certificationType', 'subtype', 'requirement', 'language', 'version'] as const

/** The query that a URL asks for; values that no filter knows are left out. */
export function queryOfUrl(url: URLSearchParams): CourseQuery {
  const chosen = chosenIn(url, filters)
  const requirement = requirementInUrl[chosen.requirement ?? ''] ?? ''
  return { ...emptyQuery, ...chosen, requirement, page: pageIn(url) }
}

/** The search part of a URL for a query: only chosen filters stand in it. */
export const urlOfQuery = (query: CourseQuery): string => queryOf(chosenOf(query), query.page)

const chosenOf = ({ requirement, page: _, ...texts }: CourseQuery) => ({
  ...texts,
  requirement: requirement && urlOfRequirement[requirement],
})

/** The address of a page of the list. */
export const addressOfQuery = ({ address, pageSize }: CourseList, query: CourseQuery): string =>
  addressOfPage(address, chosenOf(query), query.page, pageSize)

/** The names of the filters that are chosen; the page is none. */
export const activeFilters = (query: CourseQuery): (keyof CourseQuery)[] =>
  (Object.keys(query) as (keyof CourseQuery)[]).filter((name) => name !== 'page' && query[name] !== '')

/**
 * The list that a page shows: the kind of certifications, the size of a page, and the list's address without
 * a query.
 */
export interface CourseList {
  kind: CertificationKind
  pageSize: number
  address: string
}

/** The course list of the page, as `createList` says. */
export const {
  $query,
  $results,
  search,
  choose,
  open: openList,
} = createList<CourseQuery, CourseSummary, CourseList>({
  empty: emptyQuery,
  read: queryOfUrl,
  write: urlOfQuery,
  find: (query, list) => environment().api.call(findCourses, requestOf(query, list)),
})

function requestOf(query: CourseQuery, { kind, pageSize }: CourseList): RequestOf<typeof findCourses> {
  const { requirement, page, ...texts } = query
  const chosen = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  return { ...chosen, ...(requirement && { requirement }), kind, page, pageSize }
}
