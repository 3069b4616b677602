import * as contract from '#src/contract/catalogue/search.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { implement } from '../../implement.ts'
import { countMissedSearch } from '../../services/catalogue/search/missed-search.ts'
import { searchCatalogue } from '../../services/catalogue/search/search-catalogue.ts'
import { getCachedContent } from '../../services/platform/content-cache.ts'

/** How long a result is cached if no content changes, in milliseconds. It is short because training sessions end. */
const cachedMilliseconds = 60_000

export const searchRoutes = [
  implement(contract.search, async ({ db, request, now, tenant, site, language }) => {
    const { keyword = '', type, subject, level, language: trainingLanguage } = request
    const query = {
      keyword,
      type,
      chosenFilters: { subject, level, language: trainingLanguage },
      ...pageInputOf(request),
      withDetails: !request.typing,
    }
    const key = `search ${tenant} ${site.code} ${language} ${JSON.stringify(query)} ${Math.floor(now / cachedMilliseconds)}`
    const audience = { tenant, site, language }
    const hits = await getCachedContent(db, key, () => searchCatalogue(db, audience, { ...query, now }))
    if (hits.total === 0 && !request.typing) await countMissedSearch(db, audience, keyword, now)
    return hits
  }),
]
