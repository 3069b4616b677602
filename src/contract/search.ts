import * as z from 'zod/mini'
import { found } from '../domain/search/found.ts'
import { declareCall } from './call.ts'
import { paging } from './paging.ts'
import { rowsOf } from './wire.ts'

/**
 * Every word of the keyword must occur; finds in the title come first. Without a keyword nothing is found. It stands in
 * for the static index where that can't be read. Specification 1, section 2: /search.
 */
export const search = declareCall({
  method: 'GET',
  path: '/certification/search',
  who: 'any',
  summary: 'Courses, videos, certifications, classrooms, topics, news and FAQ that hold a keyword',
  request: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
  answer: rowsOf(found),
  empty: { rows: [], total: 0 },
})
