import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { certificatesOfLearner } from '#server/services/learning/certificate/reissue.ts'
import { displayName } from '#src/domain/learner/learner.ts'
import type { WaitingName } from '#src/domain/learner/name-request.ts'

/** The name requests that wait for a reviewer, the oldest first. */
export async function listWaitingNames(db: Db): Promise<WaitingName[]> {
  const rows = await db
    .select({ request: nameRequest, learner })
    .from(nameRequest)
    .innerJoin(learner, eq(learner.id, nameRequest.learnerId))
    .where(eq(nameRequest.state, 'waiting'))
    .orderBy(asc(nameRequest.requestedAt), asc(nameRequest.id))
  return Promise.all(
    rows.map(async ({ request: { id, firstName, lastName, source, requestedAt }, learner: of }) => ({
      ...{ id, firstName, lastName, source },
      learner: displayName(of),
      email: of.email,
      requestedAt: requestedAt.toISOString(),
      certificates: (await certificatesOfLearner(db, of.id)).map(({ number }) => number),
    })),
  )
}
