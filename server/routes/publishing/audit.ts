import * as contract from '#src/contract/publishing/audit.ts'
import { auditPartsOf } from '#src/domain/audit-part.ts'
import { implement } from '../../implement.ts'
import { listAuditEntries } from '../../services/platform/audit/list-audit-entries.ts'
import { listNewAuditEntries } from '../../services/platform/audit/list-new-audit-entries.ts'

export const auditRoutes = [
  implement(contract.followAudit, ({ db, request: { after }, now }) => listNewAuditEntries(db, after, now)),

  implement(contract.getAudit, ({ db, log, request, http }) => {
    const session = http.get('session')
    return listAuditEntries(db, log, session ? auditPartsOf(session.roles) : null, request)
  }),
]
