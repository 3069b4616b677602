import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Lists the newest round of each visible certification that a learner has begun, the newest first. */
export async function listMyRounds(db: Db, audience: Audience, learnerId: number) {
  const rows = await db
    .select({
      round: certificationEnrolment,
      kind: certification.kind,
      level: certification.level,
      practicalExam: certification.practicalExam,
      name: certificationText.name,
      language: certificationText.language,
    })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, audience.language))
    .where(eq(certificationEnrolment.learnerId, learnerId))
    .orderBy(desc(certificationEnrolment.round))
  const newest = new Map<number, (typeof rows)[number]>()
  for (const row of rows)
    if (!newest.has(row.round.certificationId)) newest.set(row.round.certificationId, row)
  return [...newest.values()].toSorted((a, b) => b.round.begunAt.getTime() - a.round.begunAt.getTime())
}

export type MyRound = Awaited<ReturnType<typeof listMyRounds>>[number]
