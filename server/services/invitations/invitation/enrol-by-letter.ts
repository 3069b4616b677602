import { and, arrayContains, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { currentEnrolment } from '#server/services/learning/certification-enrolment/current-enrolment.ts'
import { enrolInCertification } from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import { type EnrolInput, enrol } from '#server/services/learning/enrolment/enrol.ts'
import { enrolInExam } from '#server/services/learning/practical-exam-enrolment/enrol-in-exam.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { enrolInInvitedClassroom } from './enrol-in-invited-classroom.ts'
import type { Food, LetterUse, LetterUsed } from './letter-use.ts'

type Use = Omit<LetterUse, 'code' | 'subject'>

/**
 * Enrols a learner in what a letter invites to, without waiting for approval. Refused as enrolling is, as
 * `otherRegion` for what only other sites show, and as `invitedOnly` where only the practical exam is open to
 * the learner.
 */
export async function enrolByLetter(tx: Db, of: LetterUsed, use: Use): Promise<true | RefusedResult> {
  const { audience, emailNotification, now } = use
  const wish = { learnerId: use.learner.id, audience, emailNotification, now, byLetter: true }
  const enrolled = await enrolAs(tx, of, wish, use.food ?? noFood)
  if (!isRefused(enrolled)) return true
  const elsewhere = enrolled.refusal === 'notFound' && (await isShownElsewhere(tx, of, use))
  return elsewhere ? refuse('otherRegion') : enrolled
}

type Wish = Omit<EnrolInput, 'courseId'>

const noFood: Food = { orderFood: false, allergies: null, diet: null }

async function enrolAs(
  tx: Db,
  { kind, targetId }: LetterUsed,
  wish: Wish,
  food: Food,
): Promise<object | true | RefusedResult> {
  if (kind === 'course') return enrol(tx, { ...wish, courseId: targetId })
  if (kind === 'classroom') return enrolInInvitedClassroom(tx, { ...wish, ...food, classroomId: targetId })
  if (kind === 'practicalExam')
    return enrolInExam(tx, { ...wish, ...food, regionId: null, practicalExamId: targetId })
  const before = await currentEnrolment(tx, wish.learnerId, targetId)
  if (before?.progress === 'approved' || before?.childStatus === 'registrationFailed')
    return refuse('invitedOnly')
  return enrolInCertification(tx, { ...wish, certificationId: targetId })
}

/** Whether the subject of a letter is published on another site of the brand. */
async function isShownElsewhere(tx: Db, { kind, targetId }: LetterUsed, { audience }: Use) {
  const rows = await tx
    .select({ id: contentItem.id })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.family, kind),
        eq(contentItem.id, targetId),
        eq(contentItem.state, 'published'),
        arrayContains(contentItem.tenants, [audience.tenant]),
      ),
    )
  return rows.length > 0
}
