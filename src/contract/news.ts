import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { newsSummaryWire, newsWire } from './news-wire.ts'
import { paging } from './paging.ts'
import { wireObject } from './renamed.ts'
import { id, rowsOf } from './wire.ts'

/**
 * One page of the news, newest first. The item `id` is left out: its own page asks for the others.
 * Specification 2, section 7.
 */
export const findNews = declareCall({
  method: 'GET',
  path: '/certification/news/released/queryNewsForFront',
  who: 'any',
  summary: 'One page of the news',
  source: 'S2 7',
  request: wireObject({ ...paging, id: z.optional(id) }),
  answer: rowsOf(newsSummaryWire),
  empty: { rows: [], total: 0 },
})

export const getNews = declareCall({
  method: 'GET',
  path: '/certification/news/released/detail',
  who: 'any',
  summary: 'One news item',
  source: 'S1 2',
  request: z.object({ id }),
  answer: newsWire,
  refusals: ['notFound'],
})
