import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import {
  checkEnrolment,
  type RegistrationStatus,
  type SubscriptionStatus,
} from '#src/domain/enrolment/enrolment.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { updateCourseRegistration } from '../certification-enrolment/update-registration.ts'

export interface EnrolInCourseInput {
  learnerId: number
  audience: Audience
  courseId: number
  emailNotification: SubscriptionStatus
  now: number
  /** Whether the learner enrols by an invitation letter, which approves the registration immediately. */
  byInvitation?: boolean
}

export interface CourseRegistration {
  courseId: number
  status: RegistrationStatus
}

/**
 * Enrols a learner in a course; repeated calls create one row per learner and course. Refused as `notFound` if there
 * is no such course, as `alreadyRegistered` if the learner is enrolled already, and as `invalid` for a video, which
 * needs no registration. Specification 2, section 4.
 */
export async function enrolLearnerInCourse(
  db: Db,
  input: EnrolInCourseInput,
): Promise<CourseRegistration | RefusedResult> {
  return db.transaction(async (tx) => {
    const courseRow = await findCourse(tx, input)
    if (!courseRow) return refuse('notFound')
    if (courseRow.contentType === 'video') return refuse('invalid')
    const row = await lockRow(tx, input)
    const decision = checkEnrolment(row.status, courseRow, input.byInvitation)
    if ('refusal' in decision) return refuse(decision.refusal)
    const { learnerId, courseId, audience, emailNotification, now } = input
    await updateCourseRegistration(tx, row, { status: decision.status, emailNotification }, now)
    const kind = decision.status === 'notAudited' ? ('registrationReceived' as const) : ('enrolled' as const)
    const subject = { kind: 'course' as const, id: courseId }
    await queueMail(tx, { kind, learnerId, site: audience.site, data: { subject }, now })
    return { courseId, status: decision.status }
  })
}

async function findCourse(tx: Db, { courseId, audience }: EnrolInCourseInput) {
  const [row] = await tx
    .select({ contentType: course.contentType, needsApproval: course.needsApproval })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .where(eq(course.id, courseId))
  return row
}

/**
 * Returns the row of the learner's enrolment and locks it, so that concurrent requests wait for each other. Inserts
 * the row if it is missing.
 */
async function lockRow(tx: Db, { learnerId, courseId, emailNotification, now }: EnrolInCourseInput) {
  const at = new Date(now)
  await tx
    .insert(enrolment)
    .values({
      learnerId,
      courseId,
      status: 'notEnrolled',
      process: 'notStarted',
      emailNotification,
      createdAt: at,
      changedAt: at,
    })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: enrolment.id, status: enrolment.status, process: enrolment.process })
    .from(enrolment)
    .where(and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, courseId)))
    .for('update')
  if (!row) throw new Error('An enrolment vanished while it was locked')
  return row
}
