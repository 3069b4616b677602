import { and, arrayContains, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { enrolInCertification } from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import { findCurrentEnrolment } from '#server/services/learning/certification-enrolment/find-current-enrolment.ts'
import {
  type EnrolInCourseInput,
  enrolLearnerInCourse,
} from '#server/services/learning/enrolment/enrol-learner-in-course.ts'
import { enrolInExam } from '#server/services/learning/practical-exam-enrolment/enrol-in-exam.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { enrolInInvitedClassroom } from './enrol-in-invited-classroom.ts'
import type { FoodRequirements, LetterItem, RedeemLetterInput } from './redeem-letter-input.ts'

type Use = Omit<RedeemLetterInput, 'code' | 'expectedItem'>

/**
 * Enrols a learner in the item of a letter, without approval. Refused for the same reasons as the enrolment, as
 * `otherRegion` if only other sites show the item, and as `invitedOnly` if the letter is for a certification of which
 * the learner can only take the practical exam.
 */
export async function enrolByLetter(tx: Db, letterItem: LetterItem, use: Use): Promise<true | RefusedResult> {
  const { audience, emailNotification, now } = use
  const input = { learnerId: use.learner.id, audience, emailNotification, now, byInvitation: true }
  const enrolled = await enrolInItem(tx, letterItem, input, use.food ?? noFood)
  if (!isRefused(enrolled)) return true
  const isElsewhere = enrolled.refusal === 'notFound' && (await isVisibleElsewhere(tx, letterItem, use))
  return isElsewhere ? refuse('otherRegion') : enrolled
}

type EnrolmentInput = Omit<EnrolInCourseInput, 'courseId'>

const noFood: FoodRequirements = { shouldOrderFood: false, allergies: null, diet: null }

async function enrolInItem(
  tx: Db,
  { kind, targetId }: LetterItem,
  input: EnrolmentInput,
  food: FoodRequirements,
): Promise<object | true | RefusedResult> {
  if (kind === 'course') return enrolLearnerInCourse(tx, { ...input, courseId: targetId })
  if (kind === 'classroom') return enrolInInvitedClassroom(tx, { ...input, ...food, classroomId: targetId })
  if (kind === 'practicalExam')
    return enrolInExam(tx, { ...input, ...food, regionId: null, practicalExamId: targetId })
  const enrolment = await findCurrentEnrolment(tx, input.learnerId, targetId)
  if (enrolment?.progress === 'approved' || enrolment?.childStatus === 'registrationFailed')
    return refuse('invitedOnly')
  return enrolInCertification(tx, { ...input, certificationId: targetId })
}

/** Returns whether the item of a letter is published on another site of the brand. */
async function isVisibleElsewhere(tx: Db, { kind, targetId }: LetterItem, { audience }: Use) {
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
