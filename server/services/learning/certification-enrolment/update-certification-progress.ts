import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { canChangeChildStatus } from '#src/domain/certification/child-status.ts'
import {
  type CertificationProgress,
  canChangeCertificationProgress,
} from '#src/domain/certification/progress.ts'
import type { CertificationEnrolmentRow } from './find-current-enrolment.ts'

/**
 * Moves a registration to another progress value and updates further columns. Throws for a transition that the state
 * tables forbid.
 */
export async function updateCertificationProgress(
  tx: Db,
  row: Pick<CertificationEnrolmentRow, 'id' | 'progress' | 'childStatus'>,
  to: CertificationProgress,
  now: number,
  columns: Partial<typeof certificationEnrolment.$inferInsert> = {},
): Promise<void> {
  if (!canChangeCertificationProgress(row.progress, to))
    throw new Error(`A certification can't go from ${row.progress} to ${to}`)
  const { childStatus = row.childStatus } = columns
  if (childStatus !== row.childStatus && !canChangeChildStatus(row.childStatus, childStatus))
    throw new Error(`A registration in a certification can't go from ${row.childStatus} to ${childStatus}`)
  await tx
    .update(certificationEnrolment)
    .set({ ...columns, progress: to, changedAt: new Date(now) })
    .where(eq(certificationEnrolment.id, row.id))
}
