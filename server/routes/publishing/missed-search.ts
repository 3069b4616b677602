import * as contract from '#src/contract/publishing/missed-search.ts'
import { implement } from '../../implement.ts'
import { listMissedSearches } from '../../services/catalogue/search/missed-search.ts'

export const missedSearchRoutes = [
  implement(contract.getMissedSearches, ({ db, request }) => listMissedSearches(db, request.site)),
]
