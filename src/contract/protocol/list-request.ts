import * as z from 'zod/mini'
import type { Filter, FilterValues } from '../../domain/filter/facet.ts'
import { wireNameByFilter } from './wire-name-by-filter.ts'

/** The query of a list: the chosen values of its filters, as they are in URLs, and the page number and size. */
export interface ListQuery {
  chosen: FilterValues
  page: number
  pageSize: number
  kind?: 'gsc' | 'hsc' | undefined
  contentType?: 'video'
}

const kinds = { gsc: '0', hsc: '1' } as const

/** Returns the request of a list's call. Filters have the same names and codes in URLs as on the wire. */
export function createListRequest<Request extends z.ZodMiniType>(
  call: { request: Request },
  { chosen, page, pageSize, kind, contentType }: ListQuery,
): z.output<Request> {
  const filters = Object.entries(chosen).flatMap(([name, value]) =>
    value ? [[wireNameByFilter[name as Filter], value]] : [],
  )
  return z.decode(call.request, {
    ...Object.fromEntries(filters),
    pageNum: page,
    pageSize,
    ...(kind && { kind: kinds[kind] }),
    ...(contentType && { courseType: '1' }),
  } as z.input<Request>)
}
