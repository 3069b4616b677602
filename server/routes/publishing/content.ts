import * as contract from '#src/contract/publishing/content.ts'
import { refuse } from '#src/domain/refusal.ts'
import { implement } from '../../implement.ts'
import { listChanges } from '../../services/publishing/content-item/list-changes.ts'
import { listRestrictedItems } from '../../services/publishing/content-item/list-restricted-items.ts'

const maxChanges = 500

export const contentRoutes = [
  implement(contract.getContentChanges, ({ db, request, ...audience }) => {
    const { since, limit = maxChanges } = request
    if (!Number.isInteger(since) || since < 0 || limit > maxChanges) return refuse('invalid')
    return listChanges(db, audience, since, limit)
  }),

  implement(contract.getRestrictedContent, ({ db, tenant, site }) =>
    listRestrictedItems(db, { tenant, site }),
  ),
]
