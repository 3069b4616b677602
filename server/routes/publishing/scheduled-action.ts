import * as contract from '#src/contract/publishing/scheduled-action.ts'
import { limitsOfEditor } from '../../http/operator.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { listSchedules } from '../../services/publishing/schedule/list-schedules.ts'
import { unscheduleWithdrawal } from '../../services/publishing/schedule/schedule-withdrawal.ts'

export const scheduledActionRoutes = [
  implement(contract.findSchedules, ({ db, log, sites, http, secrets, request }) =>
    listSchedules(db, log, sites, { ...request, limits: limitsOfEditor(http, { secrets }) }),
  ),

  implement(contract.unscheduleWithdrawal, ({ db, request, ...context }) =>
    unscheduleWithdrawal(db, request, publishInputOf(context)),
  ),
]
