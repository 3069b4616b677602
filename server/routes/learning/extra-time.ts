import * as contract from '#src/contract/learning/extra-time.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { grantExtraTime } from '../../services/learning/exam/grant-extra-time.ts'

export const extraTimeRoutes = [
  implement(contract.grantExtraTime, ({ db, request, now, http }) =>
    grantExtraTime(db, { ...request, operator: operatorOf(http), now }),
  ),
]
