import { and, eq } from 'drizzle-orm'
import { refuse } from '#src/domain/refusal.ts'
import { certificateApplication } from '../db/schema/certificate.ts'
import { certificationEnrolment } from '../db/schema/certification-enrolment.ts'
import { applyForCertificate as apply } from '../services/learning/certificate/apply-for-certificate.ts'
import { decideApplication } from '../services/learning/certificate/decide-application.ts'
import { enrolInCertification as enrol } from '../services/learning/certification-enrolment/enrol-in-certification.ts'
import { enrolInClassroom as takeSeat } from '../services/learning/classroom-enrolment/enrol-in-classroom.ts'
import { enrolInExam } from '../services/learning/practical-exam-enrolment/enrol-in-exam.ts'
import type { PerformAction, SeedActionContext } from './action.ts'
import { createDemoOperator } from './operators.ts'

const inputOf = ({ learner, audience, now }: SeedActionContext) => ({
  ...{ audience, now, learnerId: learner.id },
  ...{ emailNotification: learner.emailNotification, shouldOrderFood: audience.site.orderFood },
  ...{ allergies: null, diet: null },
})

export const enrolInCertification: PerformAction<'enrolInCertification'> = (context, { certification }) =>
  enrol(context.db, { ...inputOf(context), certificationId: certification })

export const applyForCertificate: PerformAction<'applyForCertificate'> = (context, { certification }) =>
  apply(context.db, { ...context, certificationId: certification, showCompany: true })

export const approveCertificate: PerformAction<'approveCertificate'> = async (context, { certification }) => {
  const { db, learner, random, now } = context
  const [application] = await db
    .select({ id: certificateApplication.id })
    .from(certificateApplication)
    .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
    .where(
      and(
        eq(certificateApplication.state, 'underReview'),
        eq(certificationEnrolment.learnerId, learner.id),
        eq(certificationEnrolment.certificationId, certification),
      ),
    )
  if (!application) return refuse('notFound')
  const decision = {
    id: application.id,
    approve: true,
    reason: undefined,
    reviewer: createDemoOperator('reviewer'),
    now,
  }
  return decideApplication(db, decision, random)
}

export const enrolInClassroom: PerformAction<'enrolInClassroom'> = (context, { classroom }) =>
  takeSeat(context.db, { ...inputOf(context), classroomId: classroom, kind: null })

export const enrolInPracticalExam: PerformAction<'enrolInPracticalExam'> = (context, { practicalExam }) =>
  enrolInExam(context.db, { ...inputOf(context), practicalExamId: practicalExam, regionId: null })
