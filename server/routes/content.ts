import * as contract from '../../src/contract/content.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { implement } from '../implement.ts'
import { listChanges } from '../services/course/list-changes.ts'

const mostAtOnce = 500

export const contentRoutes = [
  implement(contract.getContentChanges, ({ db, request, ...audience }) => {
    const { since, limit = mostAtOnce } = request
    if (!Number.isInteger(since) || since < 0 || limit > mostAtOnce) return refuse('invalid')
    return listChanges(db, audience, since, limit)
  }),
]
