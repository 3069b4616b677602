import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import { queueMail } from '#server/services/ground/outbox/queue-mail.ts'
import type { Reviewed } from '#src/domain/enrolment/waiting.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { moveCourse } from '../certification-enrolment/move-course.ts'
import { fillSeats } from '../classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '../classroom-enrolment/find-classroom.ts'
import { moveEnrolment } from '../classroom-enrolment/move-enrolment.ts'

export interface Decision {
  kind: Reviewed
  id: number
  approve: boolean
  /** The operator who decides; nobody decides about themselves. */
  reviewer: Operator
  now: number
}

/**
 * Approves or rejects a registration that waits. Refused as `notFound`, `forbidden` to the learner themselves, and as `repeatSubmit` when it does
 * not wait any more or is not paid yet.
 */
export async function decideRegistration(db: Db, decision: Decision): Promise<true | Refused> {
  return db.transaction(async (tx) => {
    const decided =
      decision.kind === 'registration' ? await decideCourse(tx, decision) : await decideSeat(tx, decision)
    if (decided !== true) return decided
    const { reviewer, now, approve, kind, id } = decision
    await writeAudit(tx, {
      actor: reviewer.name,
      now,
      act: approve ? 'approve' : 'reject',
      subject: `${kind} ${id}`,
    })
    return true
  })
}

async function decideCourse(tx: Db, { id, approve, reviewer, now }: Decision): Promise<true | Refused> {
  const [row] = await tx.select().from(enrolment).where(eq(enrolment.id, id)).for('update')
  if (!row) return refuse('notFound')
  const own = ownMatter(reviewer, row.learnerId)
  if (own) return own
  if (row.status !== 'notAudited') return refuse('repeatSubmit')
  const status = approve ? ('audited' as const) : ('notEnrolled' as const)
  await moveCourse(tx, row, { status }, now)
  const subject = { kind: 'course' as const, id: row.courseId }
  await queueMail(tx, { kind: mailOf(approve), learnerId: row.learnerId, data: { subject }, now })
  return true
}

const mailOf = (approve: boolean) =>
  approve ? ('registrationApproved' as const) : ('registrationRejected' as const)

/**
 * Decides about a seat in a classroom. The classroom is locked before the seat, as enrolling does; a
 * rejection frees the seat for learners who wait.
 */
async function decideSeat(tx: Db, { id, approve, reviewer, now }: Decision): Promise<true | Refused> {
  const [found] = await tx.select().from(classroomEnrolment).where(eq(classroomEnrolment.id, id))
  const classroom = found && (await lockAnyClassroom(tx, found.classroomId))
  const [row] = await tx.select().from(classroomEnrolment).where(eq(classroomEnrolment.id, id)).for('update')
  if (!classroom || !row) return refuse('notFound')
  const own = ownMatter(reviewer, row.learnerId)
  if (own) return own
  if (row.status !== 'pending' || row.payBy) return refuse('repeatSubmit')
  await moveEnrolment(tx, row, approve ? 'enrolled' : 'notEnrolled', now)
  if (!approve) await fillSeats(tx, classroom, now)
  const subject = { kind: 'classroom' as const, id: row.classroomId }
  await queueMail(tx, { kind: mailOf(approve), learnerId: row.learnerId, data: { subject }, now })
  return true
}
