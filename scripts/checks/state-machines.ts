import * as z from 'zod/mini'
import * as certificationWire from '#src/contract/catalogue/certification-status-wire.ts'
import * as classroomWire from '#src/contract/catalogue/classroom-status-wire.ts'
import * as enrolmentWire from '#src/contract/catalogue/enrolment-wire.ts'
import * as certificateWire from '#src/contract/learning/certificate-wire.ts'
import { exerciseProgressCode } from '#src/contract/learning/exercise-wire.ts'
import { orderStateCode } from '#src/contract/money/order-wire.ts'
import { certificateApplicationMoves } from '#src/domain/certificate/certificate-application.ts'
import { certificateMoves } from '#src/domain/certificate/certificate-status.ts'
import { childStatusMoves } from '#src/domain/certification/child-status.ts'
import { certificationMoves } from '#src/domain/certification/progress.ts'
import { classroomEnrolmentMoves } from '#src/domain/classroom/classroom-enrolment.ts'
import { sessionMoves } from '#src/domain/classroom/classroom-session.ts'
import { registrationMoves } from '#src/domain/enrolment/enrolment.ts'
import { learningMoves } from '#src/domain/enrolment/learning.ts'
import { attemptMoves } from '#src/domain/exam/attempt.ts'
import { exerciseMoves } from '#src/domain/exercise.ts'
import { invitationMoves } from '#src/domain/invitation/invitation.ts'
import { jobMoves } from '#src/domain/job/job-state.ts'
import { nameRequestMoves } from '#src/domain/learner/name-request.ts'
import { mailMoves } from '#src/domain/mail/mail-state.ts'
import { orderMoves } from '#src/domain/order/order-state.ts'
import { practicalExamMoves } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { refundMoves } from '#src/domain/refund/refund-state.ts'
import type { StateMoves } from '#src/domain/state.ts'
import { trainerApplicationMoves } from '#src/domain/trainer/trainer-application.ts'
import { endpointMoves } from '#src/domain/webhook/endpoint-state.ts'

/** A table of states for a document. */
export interface Machine {
  title: string
  /** The wire codes by state; empty for states that never travel. */
  codes: Record<string, string>
  moves: Record<string, readonly string[]>
}

const machine = <State extends string>(
  title: string,
  moves: StateMoves<State>,
  code?: z.ZodMiniType<State, string | number>,
): Machine => {
  const states = Object.keys(moves) as State[]
  const codes = code ? states.map((state) => [state, String(z.encode(code, state))]) : []
  return { title, moves, codes: Object.fromEntries(codes) }
}

/** All state-transition tables of the portal. */
export const machines: readonly Machine[] = [
  machine('Registration in a course', registrationMoves, enrolmentWire.registrationCode),
  machine('Learning process', learningMoves, enrolmentWire.learningProcessCode),
  machine('Exercise', exerciseMoves, exerciseProgressCode),
  machine('Exam attempt', attemptMoves),
  machine('Certification progress', certificationMoves, certificationWire.certificationProgressCode),
  machine('Registration in a certification', childStatusMoves, certificationWire.childStatusCode),
  machine('Classroom session', sessionMoves, classroomWire.sessionStateCode),
  machine('Classroom enrolment', classroomEnrolmentMoves, classroomWire.classroomEnrolmentCode),
  machine('Practical exam enrolment', practicalExamMoves, classroomWire.practicalExamEnrolmentCode),
  machine('Order', orderMoves, orderStateCode),
  machine('Refund', refundMoves),
  machine('Certificate', certificateMoves, certificateWire.certificateStatusCode),
  machine('Certificate application', certificateApplicationMoves),
  machine('Name request', nameRequestMoves),
  machine('Invitation', invitationMoves),
  machine('Trainer application', trainerApplicationMoves),
  machine('Mail', mailMoves),
  machine('Job', jobMoves),
  machine('Webhook receiver', endpointMoves),
]
