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

/** '1' compulsory, '0' elective: the same in URLs, forms and on the wire. */
export const requirementInUrl: Record<string, Requirement> = { '1': 'compulsory', '0': 'elective' }
export const urlOfRequirement: Record<Requirement, string> = { compulsory: '1', elective: '0' }

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

/** What a form of the list's filters says: its fields bear the names of the URL. */
export const queryOfFields = (fields: Record<string, string>): CourseQuery =>
  queryOfUrl(new URLSearchParams(fields))

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

/**
 * Opens the list at what the URL asks for, and at what the static form said when it woke the list. Follows the
 * reader back and forward; the answer ends that.
 */
export function openList(list: CourseList, fields?: Record<string, string>): () => void {
  const { navigation } = environment()
  const read = () => {
    $query.set(queryOfUrl(navigation.query()))
    void search(list)
  }
  if (fields) {
    $query.set(queryOfUrl(navigation.query()))
    choose(list, queryOfFields(fields))
  } else read()
  return navigation.onReturn(read)
}

/** Takes over a choice: into the URL, and to the server. */
export function choose(list: CourseList, change: Partial<CourseQuery>): void {
  const query = { ...$query.get(), ...change }
  const changed = urlOfQuery(query) !== urlOfQuery($query.get())
  $query.set(query)
  if (changed) environment().navigation.show(`${list.address}${urlOfQuery(query)}`)
  if (changed || $results.get().state === 'static') void search(list)
}

let latest = 0

/** Fetches the page of the query. Only the newest question's answer is shown. */
export async function search(list: CourseList): Promise<void> {
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

function requestOf(query: CourseQuery, { kind, pageSize }: CourseList): RequestOf<typeof findCourses> {
  const { requirement, pageNum, ...texts } = query
  const chosen = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  return { ...chosen, ...(requirement && { requirement }), kind, pageNum, pageSize }
}
