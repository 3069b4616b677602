import { atom } from 'nanostores'
import type { Failure, Result } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { environment } from '../../environment/environment.ts'
import { withPageOfPath } from '../../query/filter.ts'

/** One page of a list, and the number of rows in total. */
export interface RowsWithTotal<Item> {
  rows: readonly Item[]
  total: number
}

/**
 * The contents of a list. `static`: the list shows the published first page, because the visitor has not changed
 * anything yet. `Page` can contain more than rows; `serverMessage` is the error message from the server.
 */
export type ListState<Item, Page extends RowsWithTotal<Item> = RowsWithTotal<Item>> =
  | { state: 'static' }
  | ({ state: 'loading'; before?: Page } & RowsWithTotal<Item>)
  | ({ state: 'ready' } & Page)
  | { state: 'failed'; serverMessage?: string }

/** Returns the latest response of a list, even while another request is running. */
export const latestPageOf = <Item, Page extends RowsWithTotal<Item>>(
  results: ListState<Item, Page>,
): Page | undefined =>
  results.state === 'ready' ? results : results.state === 'loading' ? results.before : undefined

/**
 * Returns the total number of rows of a list. Before the first response, this is the number from the published
 * page.
 */
export const totalOf = (results: ListState<unknown>, published: number): number =>
  results.state === 'ready' || (results.state === 'loading' && results.rows.length > 0)
    ? results.total
    : published

/**
 * A kind of list: how its queries are written into the URL and sent to the server. `Context` is the data that such
 * a list needs, such as its URL.
 */
export interface ListDefinition<Query, Context, Page> {
  empty: Query
  read(url: URLSearchParams, context: Context): Query
  /** Returns the query string for a query, beginning with '?'; '' for an empty query. */
  write(query: Query): string
  find(query: Query, context: Context): Promise<Result<Page>>
}

/**
 * The query whose results the published page already shows, and the response to it. The response is undefined if the
 * page contains the rows only as markup.
 */
export interface StaticList<Query, Page> {
  query: Query
  result?: Page | undefined
}

/** Returns the number of the last page if the URL names a page beyond it; undefined if the page exists. */
const pageInstead = (
  { rows, total }: RowsWithTotal<unknown>,
  pageSize: number | undefined,
): number | undefined =>
  rows.length === 0 && total > 0 && pageSize ? Math.ceil(total / pageSize) : undefined

/**
 * Returns the state of a list that failed to load. If the server is overloaded, `serverMessage` is the message from
 * the server.
 */
const failedBy = (failure: Failure): { state: 'failed'; serverMessage?: string } =>
  failure.kind === 'refused' && failure.code === codeByReason.busy
    ? { state: 'failed', serverMessage: failure.message }
    : { state: 'failed' }

/** Creates a list whose query is in the URL. `address` is the list's URL without a query. */
export function createList<
  Query extends object,
  Item,
  Context extends { address: string; pageSize?: number },
  Page extends RowsWithTotal<Item> = RowsWithTotal<Item>,
>(list: ListDefinition<Query, Context, Page>) {
  const $query = atom<Query>(list.empty)
  const $results = atom<ListState<Item, Page>>({ state: 'static' })
  let latest = 0

  /** Loads the page for the query. If the query changes meanwhile, the response is ignored. */
  async function search(context: Context, isCorrected = false): Promise<void> {
    latest += 1
    const id = latest
    const shown = $results.get()
    const { rows, total } = 'rows' in shown ? shown : { rows: [], total: 0 }
    const before = shown.state === 'ready' ? shown : shown.state === 'loading' ? shown.before : undefined
    $results.set({ state: 'loading', rows, total, ...(before && { before }) })
    const result = await list.find($query.get(), context)
    if (id !== latest) return
    const page = result.ok ? pageInstead(result.value, context.pageSize) : undefined
    if (page && !isCorrected) {
      $query.set({ ...$query.get(), page })
      environment().navigation.replace(context.address + list.write($query.get()))
      return search(context, true)
    }
    $results.set(result.ok ? { state: 'ready', ...result.value } : failedBy(result.failure))
  }

  /** Changes the query as the visitor has chosen, in the URL and in the list. */
  function choose(context: Context, change: Partial<Query>): void {
    const query = { ...$query.get(), ...change }
    const changed = list.write(query) !== list.write($query.get())
    $query.set(query)
    if (changed) environment().navigation.show(context.address + list.write(query))
    if (changed || $results.get().state === 'static') void search(context)
  }

  /**
   * Opens the list with the query in the URL. `fields` are the values of the static form, if the island was mounted
   * because the visitor submitted this form; they are applied too. The query whose results the page already shows is
   * not loaded again. Updates the list on Back and Forward. Returns a function that removes the listener.
   */
  function open(
    context: Context,
    shown: StaticList<Query, Page>,
    fields?: Record<string, string>,
  ): () => void {
    const { navigation } = environment()
    const queryOfUrl = () => list.read(withPageOfPath(navigation.query(), navigation.current()), context)
    const read = () => {
      $query.set(queryOfUrl())
      void search(context)
    }
    const isShown = list.write(queryOfUrl()) === list.write(shown.query)
    if (isShown || fields) $query.set(queryOfUrl())
    if (isShown && shown.result) $results.set({ state: 'ready', ...shown.result })
    if (fields) choose(context, list.read(new URLSearchParams(fields), context))
    else if (!isShown) read()
    return navigation.onReturn(read)
  }

  return { $query, $results, search: (context: Context) => search(context), choose, open }
}
