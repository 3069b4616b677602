import { atom } from 'nanostores'
import type { RequestOf } from '../contract/call.ts'
import { findCourses } from '../contract/course.ts'
import type { CertificationKind, CourseSummary, Requirement } from '../domain/course/course.ts'
import { environment } from '../environment/environment.ts'

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

export type CourseResults =
  | { state: 'static' }
  | { state: 'loading'; before: readonly CourseSummary[]; total: number }
  | { state: 'ready'; courses: readonly CourseSummary[]; total: number }
  | { state: 'failed' }

export const $query = atom<CourseQuery>(emptyQuery)
export const $results = atom<CourseResults>({ state: 'static' })

const requirementInUrl: Record<string, Requirement> = { '1': 'compulsory', '0': 'elective' }
const urlOfRequirement: Record<Requirement, string> = { compulsory: '1', elective: '0' }

/** The query that a URL asks for; what it can't mean is left out. */
export function queryOfUrl(url: URLSearchParams): CourseQuery {
  const text = (name: string) => url.get(name)?.slice(0, 100) ?? ''
  const page = Number(url.get('pageNum'))
  return {
    keyword: text('keyword'),
    certificationTypeName: text('certificationTypeName'),
    certificationSubtypeName: text('certificationSubtypeName'),
    requirement: requirementInUrl[url.get('requirement') ?? ''] ?? '',
    languageComplete: text('languageComplete'),
    versionLabel: text('versionLabel'),
    pageNum: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
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

let latest = 0

/** Fetches the page of the query. Only the newest question's answer is shown. */
export async function search(list: { kind: CertificationKind; pageSize: number }): Promise<void> {
  latest += 1
  const mine = latest
  const shown = $results.get()
  const before = shown.state === 'ready' ? shown.courses : shown.state === 'loading' ? shown.before : []
  $results.set({ state: 'loading', before, total: shown.state === 'ready' ? shown.total : 0 })
  const answer = await environment().api.call(findCourses, requestOf($query.get(), list))
  if (mine !== latest) return
  $results.set(
    answer.ok
      ? { state: 'ready', courses: answer.value.rows, total: answer.value.total }
      : { state: 'failed' },
  )
}

function requestOf(
  query: CourseQuery,
  { kind, pageSize }: { kind: CertificationKind; pageSize: number },
): RequestOf<typeof findCourses> {
  const { requirement, pageNum, ...texts } = query
  const chosen = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  return { ...chosen, ...(requirement && { requirement }), kind, pageNum, pageSize }
}
