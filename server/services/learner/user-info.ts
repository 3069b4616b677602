import type { Learner, UserInfo } from '../../../src/domain/learner/learner.ts'
import type { Db } from '../../db/client.ts'
import type { Audience } from '../content/shown-to.ts'
import { listDue } from '../notice/list-due.ts'

/** What a learner is told. The migration popup is seen when none of its notices is due any more. */
export async function userInfoOf(
  db: Db,
  audience: Audience,
  learner: Learner,
  now: number,
): Promise<UserInfo> {
  const due = await listDue(db, audience, learner.id, now)
  return { ...learner, migrationSeen: due.every(({ type }) => type !== 'migration') }
}
