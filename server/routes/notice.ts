import * as contract from '../../src/contract/notice.ts'
import { implementForLearner } from '../implement.ts'
import { certificateNotices } from '../services/certificate/windows.ts'
import { acknowledge } from '../services/notice/acknowledge.ts'
import { listDue } from '../services/notice/list-due.ts'
import { setMigrationSeen } from '../services/notice/set-migration-seen.ts'

export const noticeRoutes = [
  implementForLearner(contract.getDueNotices, async ({ db, learner, now, ...audience }) => [
    ...(await listDue(db, audience, learner.id, now)),
    ...(await certificateNotices(db, learner.id, audience.language, now)),
  ]),

  implementForLearner(contract.acknowledgeNotice, ({ db, request, learner, now, ...audience }) =>
    acknowledge(db, audience, { learnerId: learner.id, noticeId: request.noticeId, now }),
  ),

  implementForLearner(contract.setMigrationSeen, ({ db, request, learner, now, ...audience }) =>
    setMigrationSeen(db, audience, { learnerId: learner.id, seen: request.migrationPopStatus, now }),
  ),
]
