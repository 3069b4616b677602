import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { displayName, fullName, type Learner } from '#src/domain/learner/learner.ts'

type Named = Pick<Learner, 'id' | 'firstName' | 'lastName' | 'email'>

/**
 * Whether a learner holds a document with a name: a certificate, the receipt of an ended attempt, or a
 * certificate of attendance.
 */
export async function holdsDocument(tx: Db, learnerId: number): Promise<boolean> {
  const [held] = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.learnerId, learnerId))
    .limit(1)
  if (held) return true
  const [ended] = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), isNotNull(attempt.endedAt)))
    .limit(1)
  if (ended) return true
  const [attended] = await tx
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
  return attended !== undefined
}

/** Writes the present name onto the documents that have no copy of it yet. Call it before the name changes. */
export async function fixDocumentNames(tx: Db, before: Named): Promise<void> {
  const { id } = before
  const name = fullName(before)
  await tx
    .update(certificate)
    .set({ holderName: name })
    .where(and(eq(certificate.learnerId, id), isNull(certificate.holderName)))
  await tx
    .update(attempt)
    .set({ holderName: displayName(before) })
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

/** Erases the names on a learner's documents, with the account. */
export async function eraseDocumentNames(tx: Db, learnerId: number): Promise<void> {
  const erased = { holderName: '' }
  await tx.update(certificate).set(erased).where(eq(certificate.learnerId, learnerId))
  await tx.update(attempt).set(erased).where(eq(attempt.learnerId, learnerId))
  await tx.update(classroomEnrolment).set(erased).where(eq(classroomEnrolment.learnerId, learnerId))
}
