import { atom } from 'nanostores'
import type { Failure, Result } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { environment } from '../../environment/environment.ts'
import { withPageOfPath } from '../../query/filter.ts'

/** One page of a list, and how many rows there are in all. */
export interface Rows<Item> {
  rows: readonly Item[]
  total: number
}

/** The contents of a list: `static`, the published first page, until somebody asks for something else. `SavedAnswer` may tell more than rows. */
export type Results<Item, Answer extends Rows<Item> = Rows<Item>> =
  | { state: 'static' }
  | ({ state: 'loading'; before?: Answer } & Rows<Item>)
  | ({ state: 'ready' } & Answer)
  | { state: 'failed'; says?: string }

/** The newest answer of a list, also while another is asked for. */
export const latestAnswer = <Item, Answer extends Rows<Item>>(
  results: Results<Item, Answer>,
): Answer | undefined =>
  results.state === 'ready' ? results : results.state === 'loading' ? results.before : undefined

/** How many rows a list has, as far as that is known: before the first answer, as many as were published. */
export const totalOf = (results: Results<unknown>, published: number): number =>
  results.state === 'ready' || (results.state === 'loading' && results.rows.length > 0)
    ? results.total
    : published

/**
 * A kind of list: how its queries stand in the URL, and how they are asked. `Of` tells one list of the kind
 * from another.
 */
export interface ListOf<Query, Of, Answer> {
  empty: Query
  read(url: URLSearchParams, of: Of): Query
  /** The query as the search part of a URL, with its '?'; empty for an empty query. */
  write(query: Query): string
  find(query: Query, of: Of): Promise<Result<Answer>>
}

/** What a page shows of its list before anything is asked; the answer where its rows are not kept as markup. */
export interface StaticList<Query, Answer> {
  query: Query
  answer?: Answer | undefined
}

/** The last page, in place of one beyond it that an old address names; undefined where the page is there. */
const pageInstead = ({ rows, total }: Rows<unknown>, pageSize: number | undefined): number | undefined =>
  rows.length === 0 && total > 0 && pageSize ? Math.ceil(total / pageSize) : undefined

/** A list that could not be loaded; `says` is the server's sentence where it has too much to do. */
const failedBy = (failure: Failure): { state: 'failed'; says?: string } =>
  failure.kind === 'refused' && failure.code === codeByReason.busy
    ? { state: 'failed', says: failure.message }
    : { state: 'failed' }

/** Creates a list that follows the URL. `address` is the list's own, without a query. */
export function createList<
  Query extends object,
  Item,
  Of extends { address: string; pageSize?: number },
  Answer extends Rows<Item> = Rows<Item>,
>(list: ListOf<Query, Of, Answer>) {
  const $query = atom<Query>(list.empty)
  const $results = atom<Results<Item, Answer>>({ state: 'static' })
  let latest = 0

  /** Fetches the page that the query asks for. Only the newest question's answer is shown. */
  async function search(of: Of, turned = false): Promise<void> {
    latest += 1
    const mine = latest
    const shown = $results.get()
    const { rows, total } = 'rows' in shown ? shown : { rows: [], total: 0 }
    const before = shown.state === 'ready' ? shown : shown.state === 'loading' ? shown.before : undefined
    $results.set({ state: 'loading', rows, total, ...(before && { before }) })
    const answer = await list.find($query.get(), of)
    if (mine !== latest) return
    const page = answer.ok ? pageInstead(answer.value, of.pageSize) : undefined
    if (page && !turned) {
      $query.set({ ...$query.get(), page })
      environment().navigation.replace(of.address + list.write($query.get()))
      return search(of, true)
    }
    $results.set(answer.ok ? { state: 'ready', ...answer.value } : failedBy(answer.failure))
  }

  /** Applies a choice of the reader: to the URL, and to the list. */
  function choose(of: Of, change: Partial<Query>): void {
    const query = { ...$query.get(), ...change }
    const changed = list.write(query) !== list.write($query.get())
    $query.set(query)
    if (changed) environment().navigation.show(of.address + list.write(query))
    if (changed || $results.get().state === 'static') void search(of)
  }

  /**
   * Opens the list at what the URL asks for, and at what the static form said when it woke the list. What the page shows
   * already is not asked for again. Follows the reader back and forward; call the returned function to stop that.
   */
  function open(of: Of, shown: StaticList<Query, Answer>, fields?: Record<string, string>): () => void {
    const { navigation } = environment()
    const asked = () => list.read(withPageOfPath(navigation.query(), navigation.current()), of)
    const read = () => {
      $query.set(asked())
      void search(of)
    }
    const standing = list.write(asked()) === list.write(shown.query)
    if (standing || fields) $query.set(asked())
    if (standing && shown.answer) $results.set({ state: 'ready', ...shown.answer })
    if (fields) choose(of, list.read(new URLSearchParams(fields), of))
    else if (!standing) read()
    return navigation.onReturn(read)
  }

  return { $query, $results, search: (of: Of) => search(of), choose, open }
}
