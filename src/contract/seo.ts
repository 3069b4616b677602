import * as z from 'zod/mini'
import { seoEntry } from '../domain/seo/seo.ts'
import { declareCall } from './call.ts'

/** {name} in a URL stands for one segment. Certification and course pages go by their own names. */
export const getSeo = declareCall({
  method: 'GET',
  path: '/certification/seo/getRelBySiteId',
  who: 'any',
  summary: 'Titles and descriptions of the site’s pages, by URL',
  request: z.object({}),
  answer: z.array(seoEntry),
  empty: [],
})
