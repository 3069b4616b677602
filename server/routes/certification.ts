import * as contract from '#src/contract/certification.ts'
import { getCertificationCourses } from '#src/contract/certification-course.ts'
import { implement, implementOfContent } from '../implement.ts'
import { listCertifications } from '../services/catalogue/certification/list-certifications.ts'
import { listRelated } from '../services/catalogue/certification/list-related.ts'
import { listTypes } from '../services/catalogue/certification/list-types.ts'
import { upcomingClassrooms, upcomingExams } from '../services/catalogue/certification/upcoming.ts'
import { signAddress } from '../services/ground/document/sign-address.ts'
import { getCertification } from '../services/learning/certification-enrolment/get-certification.ts'
import { coursesOfCertification } from '../services/learning/enrolment/courses-of-certification.ts'

export const certificationRoutes = [
  implementOfContent(contract.getCertifications, ({ db, request, ...audience }) =>
    listCertifications(db, audience, request.kind),
  ),

  implement(contract.getCertification, ({ db, request, learner, now, http, secrets, ...audience }) => {
    const session = http.get('session')
    const addressOf = (file: string) => (session ? signAddress(secrets.keys, file, session.id, now) : null)
    const wish = { id: request.id, learnerId: learner?.id ?? null, now, addressOf }
    return getCertification(db, audience, wish)
  }),

  implementOfContent(contract.getRelatedCertifications, ({ db, request, ...audience }) =>
    listRelated(db, audience, request.certificationId),
  ),

  implement(contract.getClassroomTypes, ({ db, now, ...audience }) =>
    listTypes(db, audience, upcomingClassrooms(db, audience, now)),
  ),

  implement(contract.getPracticalExamTypes, ({ db, now, ...audience }) =>
    listTypes(db, audience, upcomingExams(db, audience, now)),
  ),

  implement(getCertificationCourses, ({ db, request, learner, ...audience }) =>
    coursesOfCertification(db, audience, request.certificationId, learner?.id ?? null),
  ),
]
