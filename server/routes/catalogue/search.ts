import * as contract from '#src/contract/catalogue/search.ts'
import { pageOf } from '#src/contract/protocol/paging.ts'
import { implement } from '../../implement.ts'
import { search } from '../../services/catalogue/search/search.ts'
import { createContentCache } from '../../services/platform/content-cache.ts'

/** How long an answer holds while no content changes, in milliseconds: sessions end. */
const fresh = 60_000

export const searchRoutes = [
  implement(contract.search, ({ db, request, now, tenant, site, language }) => {
    const { keyword = '', type, subject, level, language: spoken } = request
    const asked = { keyword, type, chosen: { subject, level, language: spoken }, ...pageOf(request) }
    const key = `search ${tenant} ${site.code} ${language} ${JSON.stringify(asked)} ${Math.floor(now / fresh)}`
    return createContentCache(db, key, () => search(db, { tenant, site, language }, { ...asked, now }))
  }),
]
