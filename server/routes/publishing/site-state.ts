import * as contract from '#src/contract/publishing/site-state.ts'
import { OperatorVisibleError } from '../../http/operator-visible-error.ts'
import { implement } from '../../implement.ts'
import { listSiteStates } from '../../services/publishing/site-state/list-site-states.ts'

export const siteStateRoutes = [
  implement(contract.getSiteStates, ({ db, sites, now, ports: { publisher } }) =>
    listSiteStates(db, publisher, sites, now).catch((error: Error) => {
      throw new OperatorVisibleError(error.message, { cause: error })
    }),
  ),
]
