import * as z from 'zod/mini'
import type { Filter, FilterValues } from '../../domain/filter/facet.ts'
import { filterName } from './filter-name.ts'

/** What a list is asked for: what is chosen of its filters, as it stands in URLs, and which page. */
export interface ListQuestion {
  chosen: FilterValues
  page: number
  pageSize: number
  kind?: 'gsc' | 'hsc' | undefined
  contentType?: 'video'
}

const kinds = { gsc: '0', hsc: '1' } as const

/** The request of a list's call: filters have the same names and codes in URLs as on the wire. */
export function declareListRequest<Request extends z.ZodMiniType>(
  call: { request: Request },
  { chosen, page, pageSize, kind, contentType }: ListQuestion,
): z.output<Request> {
  const filters = Object.entries(chosen).flatMap(([name, value]) =>
    value ? [[filterName[name as Filter], value]] : [],
  )
  return z.decode(call.request, {
    ...Object.fromEntries(filters),
    pageNum: page,
    pageSize,
    ...(kind && { kind: kinds[kind] }),
    ...(contentType && { courseType: '1' }),
  } as z.input<Request>)
}
