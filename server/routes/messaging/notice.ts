import * as contract from '#src/contract/messaging/notice.ts'
import { implementForLearner } from '../../implement.ts'
import { listCertificateNotices } from '../../services/learning/certificate/list-certificate-notices.ts'
import { acknowledgeNotice } from '../../services/messaging/notice/acknowledge-notice.ts'
import { listDueNotices } from '../../services/messaging/notice/list-due-notices.ts'
import { setMigrationSeen } from '../../services/messaging/notice/set-migration-seen.ts'

export const noticeRoutes = [
  implementForLearner(contract.getDueNotices, async ({ db, learner, now, ...audience }) => [
    ...(await listDueNotices(db, audience, learner.id, now)),
    ...(await listCertificateNotices(db, learner.id, audience.language, now)),
  ]),

  implementForLearner(contract.acknowledgeNotice, ({ db, request, learner, now, ...audience }) =>
    acknowledgeNotice(db, audience, { learnerId: learner.id, noticeId: request.noticeId, now }),
  ),

  implementForLearner(contract.setMigrationSeen, ({ db, request, learner, now, ...audience }) =>
    setMigrationSeen(db, audience, { learnerId: learner.id, ...request, now }),
  ),
]
