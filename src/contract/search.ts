import * as z from 'zod/mini'
import { found } from '../domain/found.ts'
import { declareCall } from './call.ts'
import { paging } from './paging.ts'
import { wireObject } from './renamed.ts'
import { rowsOf } from './wire.ts'

/**
 * One page of search results. Every word of the keyword must occur; items with the words in their title come
 * first. Without a keyword nothing is found. The call replaces the static index where that can't be read.
 * Specification 1, section 2: /search.
 */
export const search = declareCall({
  method: 'GET',
  path: '/certification/search',
  who: 'any',
  summary: 'Courses, videos, certifications, classrooms, topics, news and FAQ that hold a keyword',
  source: 'S1 2',
  request: wireObject({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
  answer: rowsOf(found),
  empty: { rows: [], total: 0 },
})
