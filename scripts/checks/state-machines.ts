import * as z from 'zod/mini'
import * as certificationWire from '#src/contract/catalogue/certification-status-wire.ts'
import * as classroomWire from '#src/contract/catalogue/classroom-status-wire.ts'
import * as enrolmentWire from '#src/contract/catalogue/enrolment-wire.ts'
import * as certificateWire from '#src/contract/learning/certificate-wire.ts'
import { exerciseStatusCode } from '#src/contract/learning/exercise-wire.ts'
import { orderStateCode } from '#src/contract/money/order-wire.ts'
import { certificateApplicationTransitions } from '#src/domain/certificate/certificate-application-state.ts'
import { certificateTransitions } from '#src/domain/certificate/certificate-status.ts'
import { childStatusTransitions } from '#src/domain/certification/child-status.ts'
import { certificationTransitions } from '#src/domain/certification/progress.ts'
import { classroomEnrolmentTransitions } from '#src/domain/classroom/classroom-enrolment.ts'
import { sessionTransitions } from '#src/domain/classroom/classroom-session.ts'
import { registrationTransitions } from '#src/domain/enrolment/enrolment.ts'
import { learningTransitions } from '#src/domain/enrolment/learning.ts'
import { attemptTransitions } from '#src/domain/exam/attempt.ts'
import { invitationTransitions } from '#src/domain/invitation/invitation.ts'
import { jobTransitions } from '#src/domain/job/job-state.ts'
import { nameRequestTransitions } from '#src/domain/learner/name-request.ts'
import { mailTransitions } from '#src/domain/mail/mail-state.ts'
import { orderTransitions } from '#src/domain/order/order-state.ts'
import { practicalExamTransitions } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { quizTransitions } from '#src/domain/quiz-status.ts'
import { refundTransitions } from '#src/domain/refund/refund-state.ts'
import type { StateTransitions } from '#src/domain/state.ts'
import { trainerApplicationTransitions } from '#src/domain/trainer/trainer-application-state.ts'
import { endpointTransitions } from '#src/domain/webhook/endpoint-state.ts'

/** The states of an entity and their transitions, for a table in the states document. */
export interface StateMachine {
  title: string
  /** The code of each state on the wire; empty if the states are never sent. */
  codes: Record<string, string>
  transitions: Record<string, readonly string[]>
}

const machine = <State extends string>(
  title: string,
  transitions: StateTransitions<State>,
  code?: z.ZodMiniType<State, string | number>,
): StateMachine => {
  const states = Object.keys(transitions) as State[]
  const codes = code ? states.map((state) => [state, String(z.encode(code, state))]) : []
  return { title, transitions, codes: Object.fromEntries(codes) }
}

/** All state-transition tables of the portal. */
export const stateMachines: readonly StateMachine[] = [
  machine('Registration in a course', registrationTransitions, enrolmentWire.registrationCode),
  machine('Learning process', learningTransitions, enrolmentWire.learningStatusCode),
  machine('Exercise', quizTransitions, exerciseStatusCode),
  machine('Exam attempt', attemptTransitions),
  machine('Certification progress', certificationTransitions, certificationWire.certificationProgressCode),
  machine('Registration in a certification', childStatusTransitions, certificationWire.childStatusCode),
  machine('Classroom session', sessionTransitions, classroomWire.sessionStateCode),
  machine('Classroom enrolment', classroomEnrolmentTransitions, classroomWire.classroomEnrolmentCode),
  machine('Practical exam enrolment', practicalExamTransitions, classroomWire.practicalExamEnrolmentCode),
  machine('Order', orderTransitions, orderStateCode),
  machine('Refund', refundTransitions),
  machine('Certificate', certificateTransitions, certificateWire.certificateStatusCode),
  machine('Certificate application', certificateApplicationTransitions),
  machine('Name request', nameRequestTransitions),
  machine('Invitation', invitationTransitions),
  machine('Trainer application', trainerApplicationTransitions),
  machine('Mail', mailTransitions),
  machine('Job', jobTransitions),
  machine('Webhook receiver', endpointTransitions),
]
