import type { RequestOf } from '../contract/call.ts'
import { findCourses } from '../contract/course.ts'
import type { CertificationKind, CourseSummary, Requirement } from '../domain/course/course.ts'
import { environment } from '../environment/environment.ts'
import { createList, pageOfUrl, type Results } from './list.ts'

/** What the reader chose; empty means all. The same names stand in the URL. */
export interface CourseQuery {
  keyword: string
  certificationTypeName: string
  certificationSubtypeName: string
  requirement: Requirement | ''
  languageComplete: string
  versionLabel: string
  pageNum: number
}

export const emptyQuery: CourseQuery = {
  keyword: '',
  certificationTypeName: '',
  certificationSubtypeName: '',
  requirement: '',
  languageComplete: '',
  versionLabel: '',
  pageNum: 1,
}

export type CourseResults = Results<CourseSummary>

/** '1' compulsory, '0' elective: the same in URLs, forms and on the wire. */
export const requirementInUrl: Record<string, Requirement> = { '1': 'compulsory', '0': 'elective' }
export const urlOfRequirement: Record<Requirement, string> = { compulsory: '1', elective: '0' }

/** The query that a URL asks for; what it can't mean is left out. */
export function queryOfUrl(url: URLSearchParams): CourseQuery {
  const text = (name: string) => url.get(name)?.slice(0, 100) ?? ''
  return {
    keyword: text('keyword'),
    certificationTypeName: text('certificationTypeName'),
    certificationSubtypeName: text('certificationSubtypeName'),
    requirement: requirementInUrl[url.get('requirement') ?? ''] ?? '',
    languageComplete: text('languageComplete'),
    versionLabel: text('versionLabel'),
    pageNum: pageOfUrl(url),
  }
}

/** The URL of a query: only what was chosen stands in it. */
export function urlOfQuery(query: CourseQuery): string {
  const { requirement, pageNum, ...texts } = query
  const url = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ''))
  if (requirement) url.set('requirement', urlOfRequirement[requirement])
  if (pageNum > 1) url.set('pageNum', String(pageNum))
  return url.size > 0 ? `?${url}` : ''
}

/** Filters that are chosen, without the page. */
export const activeFilters = (query: CourseQuery): (keyof CourseQuery)[] =>
  (Object.keys(query) as (keyof CourseQuery)[]).filter((name) => name !== 'pageNum' && query[name] !== '')

/** The list that a page shows: its kind, its size of page, and its address without a query. */
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
  const { requirement, pageNum, ...texts } = query
  const chosen = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  return { ...chosen, ...(requirement && { requirement }), kind, pageNum, pageSize }
}
