import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { newsSummaryWire, newsWire } from './news-wire.ts'
import { paging } from './paging.ts'
import { id, rowsOf } from './wire.ts'

/** Newest first. `id` is left out: the page of an item asks for the others. Specification 2, section 7. */
export const findNews = declareCall({
  method: 'GET',
  path: '/certification/news/released/queryNewsForFront',
  who: 'any',
  summary: 'One page of the news',
  request: z.object({ ...paging, id: z.optional(id) }),
  answer: rowsOf(newsSummaryWire),
  empty: { rows: [], total: 0 },
})

export const getNews = declareCall({
  method: 'GET',
  path: '/certification/news/released/detail',
  who: 'any',
  summary: 'One news item',
  request: z.object({ id }),
  answer: newsWire,
  refusals: ['notFound'],
})
