import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { type CertificationProgress, mayProgress } from '#src/domain/certification/progress.ts'
import type { CertificationEnrolmentRow } from './current-enrolment.ts'

/** Moves a registration to another progress, as the table of moves allows; any other move is a fault. */
export async function moveProgress(
  tx: Db,
  row: Pick<CertificationEnrolmentRow, 'id' | 'progress'>,
  to: CertificationProgress,
  now: number,
  more: Partial<typeof certificationEnrolment.$inferInsert> = {},
): Promise<void> {
  if (!mayProgress(row.progress, to))
    throw new Error(`A certification can't go from ${row.progress} to ${to}`)
  await tx
    .update(certificationEnrolment)
    .set({ ...more, progress: to, changedAt: new Date(now) })
    .where(eq(certificationEnrolment.id, row.id))
}
