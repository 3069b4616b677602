import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { displayNameOf, fullNameOf, type Learner } from '#src/domain/learner/learner.ts'

type NamedLearner = Pick<Learner, 'id' | 'firstName' | 'lastName' | 'email'>

/**
 * Returns whether a learner has a document that shows the learner's name: a certificate, the receipt of an ended
 * attempt, or a certificate of attendance.
 */
export async function hasNamedDocument(tx: Db, learnerId: number): Promise<boolean> {
  const [firstCertificate] = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.learnerId, learnerId))
    .limit(1)
  if (firstCertificate) return true
  const [firstEndedAttempt] = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), isNotNull(attempt.endedAt)))
    .limit(1)
  if (firstEndedAttempt) return true
  const [firstAttendance] = await tx
    .select({ id: classroomEnrolment.id })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(
      and(
        eq(classroomEnrolment.learnerId, learnerId),
        eq(classroomEnrolment.status, 'finished'),
        eq(classroom.attendanceCertificate, true),
      ),
    )
    .limit(1)
  return firstAttendance !== undefined
}

/**
 * Stores the learner's current name with the documents that have no stored name yet. Call it before the name
 * changes, so that these documents still show the old name.
 */
export async function saveHolderNames(tx: Db, before: NamedLearner): Promise<void> {
  const { id } = before
  const name = fullNameOf(before)
  await tx
    .update(certificate)
    .set({ holderName: name })
    .where(and(eq(certificate.learnerId, id), isNull(certificate.holderName)))
  await tx
    .update(attempt)
    .set({ holderName: displayNameOf(before) })
    .where(and(eq(attempt.learnerId, id), isNotNull(attempt.endedAt), isNull(attempt.holderName)))
  await tx
    .update(classroomEnrolment)
    .set({ holderName: name })
    .where(
      and(
        eq(classroomEnrolment.learnerId, id),
        eq(classroomEnrolment.status, 'finished'),
        isNull(classroomEnrolment.holderName),
      ),
    )
}

/** Erases the names on a learner's documents, when the account is deleted. */
export async function eraseHolderNames(tx: Db, learnerId: number): Promise<void> {
  const erased = { holderName: '' }
  await tx.update(certificate).set(erased).where(eq(certificate.learnerId, learnerId))
  await tx.update(attempt).set(erased).where(eq(attempt.learnerId, learnerId))
  await tx.update(classroomEnrolment).set(erased).where(eq(classroomEnrolment.learnerId, learnerId))
}
