import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Learner, UserInfo } from '#src/domain/learner/learner.ts'
import { listDueNotices } from '../../messaging/notice/list-due-notices.ts'
import { findWaitingNameRequest } from '../name-request/find-name-request.ts'

/**
 * Returns the data of the signed-in learner, including a new name that waits for a reviewer. The migration popup
 * counts as seen if none of its notices is due.
 */
export async function loadUserInfo(
  db: Db,
  audience: Audience,
  learner: Learner,
  now: number,
): Promise<UserInfo> {
  const due = await listDueNotices(db, audience, learner.id, now)
  const waiting = await findWaitingNameRequest(db, learner.id)
  return {
    ...learner,
    migrationSeen: due.every(({ type }) => type !== 'migration'),
    ...(waiting && {
      requestedName: {
        ...{ firstName: waiting.firstName, lastName: waiting.lastName },
        requestedAt: waiting.requestedAt.toISOString(),
      },
    }),
  }
}
