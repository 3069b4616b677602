import * as z from 'zod/mini'
import { missedSearch } from '../../domain/search/search-log.ts'
import { declareCall } from '../protocol/call.ts'
import { filterText } from '../protocol/wire.ts'

/**
 * Returns the keywords for which the search found nothing, the most frequent first, at most 200. They are counted by
 * site and language, not by visitor. A keyword that contains an email address, a link or a long number is not
 * counted. `site` is the folder of a site.
 */
export const getMissedSearches = declareCall({
  method: 'GET',
  path: '/operator/searches',
  who: 'operator',
  role: 'editor',
  summary: 'The searches without results',
  source: 'ours',
  request: z.object({ site: z.optional(filterText) }),
  response: z.array(missedSearch),
})
