import * as z from 'zod/mini'
import { seoEntry } from '../../domain/seo.ts'
import { declareCall } from '../protocol/call.ts'

/**
 * Returns the titles and descriptions of pages by URL pattern, in which {name} stands for a segment. Certification
 * and course pages have their own titles and descriptions.
 */
export const getSeo = declareCall({
  method: 'GET',
  path: '/certification/seo/getRelBySiteId',
  who: 'any',
  summary: 'Titles and descriptions of the site’s pages, by URL',
  source: 'S1 2',
  request: z.object({}),
  response: z.array(seoEntry),
  empty: [],
})
