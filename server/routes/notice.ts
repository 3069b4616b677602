import * as contract from '../../src/contract/notice.ts'
import { implementForLearner } from '../implement.ts'
import { acknowledge } from '../services/notice/acknowledge.ts'
import { listDue } from '../services/notice/list-due.ts'
import { setMigrationSeen } from '../services/notice/set-migration-seen.ts'

export const noticeRoutes = [
  implementForLearner(contract.getDueNotices, ({ db, learner, now, ...audience }) =>
    listDue(db, audience, learner.id, now),
  ),

  implementForLearner(contract.acknowledgeNotice, ({ db, request, learner, now, ...audience }) =>
    acknowledge(db, audience, { learnerId: learner.id, noticeId: request.noticeId, now }),
  ),

  implementForLearner(contract.setMigrationSeen, ({ db, request, learner, now, ...audience }) =>
    setMigrationSeen(db, audience, { learnerId: learner.id, seen: request.migrationPopStatus, now }),
  ),
]
