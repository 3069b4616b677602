import { and, arrayContains, eq } from 'drizzle-orm'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { enrolInCertification } from '../certification-enrolment/enrol-in-certification.ts'
import { type EnrolmentWish, enrol } from '../enrolment/enrol.ts'
import { enrolInExam } from '../practical-exam-enrolment/enrol-in-exam.ts'
import { enrolInInvitedClassroom } from './enrol-in-invited-classroom.ts'
import type { Food, LetterUse, LetterUsed } from './letter-use.ts'

type Use = Omit<LetterUse, 'code' | 'subject'>

/**
 * Enrols in what a letter invites to, audited at once. Refused as enrolling is, as `otherRegion` for what only other sites
 * show, and as `invitedOnly` where only the practical exam is open to the learner.
 */
export async function enrolByLetter(tx: Db, of: LetterUsed, use: Use): Promise<true | Refused> {
  const { audience, emailNotification, now } = use
  const wish = { learnerId: use.learner.id, audience, emailNotification, now, byLetter: true }
  const enrolled = await enrolAs(tx, of, wish, use.food ?? noFood)
  if (!isRefused(enrolled)) return true
  const elsewhere = enrolled.refusal === 'notFound' && (await isShownElsewhere(tx, of, use))
  return elsewhere ? refuse('otherRegion') : enrolled
}

type Wish = Omit<EnrolmentWish, 'courseId'>

const noFood: Food = { orderFood: false, allergies: null, diet: null }

async function enrolAs(
  tx: Db,
  { kind, subjectId }: LetterUsed,
  wish: Wish,
  food: Food,
): Promise<object | true | Refused> {
  if (kind === 'course') return enrol(tx, { ...wish, courseId: subjectId })
  if (kind === 'classroom') return enrolInInvitedClassroom(tx, { ...wish, ...food, classroomId: subjectId })
  if (kind === 'practicalExam')
    return enrolInExam(tx, { ...wish, ...food, regionId: null, examId: subjectId })
  const before = await currentEnrolment(tx, wish.learnerId, subjectId)
  if (before?.progress === 'approved' || before?.childStatus === 'registrationFailed')
    return refuse('invitedOnly')
  return enrolInCertification(tx, { ...wish, certificationId: subjectId })
}

/** Whether something is published for the brand, be it on other sites. */
async function isShownElsewhere(tx: Db, { kind, subjectId }: LetterUsed, { audience }: Use) {
  const rows = await tx
    .select({ id: contentItem.id })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.family, kind),
        eq(contentItem.id, subjectId),
        eq(contentItem.state, 'published'),
        arrayContains(contentItem.tenants, [audience.tenant]),
      ),
    )
  return rows.length > 0
}
