import * as contract from '#src/contract/publishing/content-list.ts'
import { limitsOfEditor, operatorNameOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { countPendingTexts } from '../../services/publishing/content-list/count-pending-texts.ts'
import { listContentItems } from '../../services/publishing/content-list/list-content-items.ts'

export const contentListRoutes = [
  implement(contract.findContentItems, ({ db, log, sites, http, secrets, request: { mine, ...request } }) =>
    listContentItems(db, log, sites, {
      ...request,
      ...(mine && { editor: operatorNameOf(http) }),
      limits: limitsOfEditor(http, { secrets }),
    }),
  ),
  implement(contract.countPendingTexts, ({ db, sites }) => countPendingTexts(db, sites)),
]
