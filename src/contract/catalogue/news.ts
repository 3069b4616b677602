import * as z from 'zod/mini'
import { subject } from '../../domain/course/course.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { createFacetedRowsSchema, emptyFacetedPage } from './filter-wire.ts'
import { newsSummaryWire, newsWire } from './news-wire.ts'

/**
 * Returns one page of the news, newest first. `id` is the id of a news item to leave out, for the page of that item,
 * which lists the other news. Specification 2, section 7.
 */
export const findNews = declareCall({
  method: 'GET',
  path: '/certification/news/released/queryNewsForFront',
  who: 'any',
  summary: 'One page of the news',
  source: 'S2 7',
  request: wireObject({
    subject: z.optional(subject),
    year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    ...pagingFields,
    id: z.optional(idCodec),
  }),
  response: createFacetedRowsSchema(newsSummaryWire),
  empty: emptyFacetedPage,
})

export const getNews = declareCall({
  method: 'GET',
  path: '/certification/news/released/detail',
  who: 'any',
  summary: 'One news item',
  source: 'S1 2',
  request: z.object({ id: idCodec }),
  response: newsWire,
  refusals: ['notFound'],
})
