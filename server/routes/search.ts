import { pageOf } from '#src/contract/paging.ts'
import * as contract from '#src/contract/search.ts'
import { implement } from '../implement.ts'
import { search } from '../services/catalogue/search/search.ts'

export const searchRoutes = [
  implement(contract.search, ({ db, request, now, ...audience }) => {
    const { keyword = '', type } = request
    return search(db, audience, { keyword, type, ...pageOf(request), now })
  }),
]
