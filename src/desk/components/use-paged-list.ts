import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/result.ts'
import type { Call, RequestOf, ResponseOf } from '../../contract/protocol/call.ts'
import type { ListTotal } from '../../domain/list/list-page.ts'
import { deskApi } from '../api/desk-api.ts'
import { readableRows } from './readable-rows.ts'

type ListCall = Call & {
  response: { _zod: { output: { rows: object[]; next: string | null; total: ListTotal } } }
}
type RowOf<C extends ListCall> = Exclude<ResponseOf<C>['rows'][number], { unreadable: true }>

/** The rows of a paged list that have been loaded so far. */
export interface PagedList<Row> {
  rows: Row[] | undefined
  total: ListTotal | undefined
  hasMore: boolean
  isLoading: boolean
  failure: Failure | undefined
  loadMore: () => void
  /** Reloads the list from its beginning. */
  reload: () => void
}

interface Loaded<Row> {
  key: string
  rows: Row[]
  total: ListTotal
  next: string | null
}

/**
 * Loads a paged list of the desk page by page. The old rows stay until the rows of a new request arrive.
 * @example const { rows, loadMore } = usePagedList(findContentItems, { family: 'course' })
 */
export function usePagedList<C extends ListCall>(call: C, request: RequestOf<C>): PagedList<RowOf<C>> {
  const [loaded, setLoaded] = useState<Loaded<RowOf<C>>>()
  const [failure, setFailure] = useState<Failure>()
  const [isLoading, setLoading] = useState(true)
  const newest = useRef(0)
  const key = JSON.stringify(request)
  const load = useCallback(
    async (after: Loaded<RowOf<C>> | undefined) => {
      newest.current += 1
      const mine = newest.current
      setLoading(true)
      const query = {
        ...(JSON.parse(key) as object),
        ...(after?.next && { after: after.next }),
      } as RequestOf<C>
      const result = await deskApi().call(call, query)
      if (mine !== newest.current) return
      setLoading(false)
      setFailure(result.ok ? undefined : result.failure)
      if (!result.ok) return
      const { rows, total, next } = result.value as Loaded<RowOf<C>>
      setLoaded({ key, rows: [...(after?.rows ?? []), ...(readableRows(rows) as RowOf<C>[])], total, next })
    },
    [call, key],
  )
  useEffect(() => void load(undefined), [load])
  return {
    rows: loaded?.rows,
    total: loaded?.total,
    hasMore: loaded?.next !== null && loaded !== undefined,
    isLoading,
    failure,
    loadMore: () => void load(loaded?.key === key ? loaded : undefined),
    reload: () => void load(undefined),
  }
}
