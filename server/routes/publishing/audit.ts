import * as contract from '#src/contract/publishing/audit.ts'
import { auditPartsOf } from '#src/domain/audit-part.ts'
import { implement } from '../../implement.ts'
import { followAudit } from '../../services/platform/audit/follow-audit.ts'
import { listAudit } from '../../services/platform/audit/list-audit.ts'

export const auditRoutes = [
  implement(contract.followAudit, ({ db, request: { after }, now }) => followAudit(db, after, now)),

  implement(contract.getAudit, ({ db, log, request, http }) => {
    const session = http.get('session')
    return listAudit(db, log, session ? auditPartsOf(session.roles) : null, request)
  }),
]
