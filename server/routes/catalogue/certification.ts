import * as contract from '#src/contract/catalogue/certification.ts'
import { getCertificationCourses } from '#src/contract/learning/certification-course.ts'
import { implement, implementOfContent } from '../../implement.ts'
import { listCertificationTypes } from '../../services/catalogue/certification/list-certification-types.ts'
import { listCertifications } from '../../services/catalogue/certification/list-certifications.ts'
import { listRelatedVersions } from '../../services/catalogue/certification/list-related-versions.ts'
import {
  selectCertificationsWithClassroom,
  selectCertificationsWithExam,
} from '../../services/catalogue/certification/upcoming-certifications.ts'
import { getCertification } from '../../services/learning/certification-enrolment/get-certification.ts'
import { listMyCertificationCourses } from '../../services/learning/enrolment/list-my-certification-courses.ts'

export const certificationRoutes = [
  implementOfContent(contract.getCertifications, ({ db, request, ...audience }) =>
    listCertifications(db, audience, request.kind),
  ),

  implement(contract.getCertification, ({ db, request, learner, now, ...audience }) =>
    getCertification(db, audience, { id: request.id, learnerId: learner?.id ?? null, now }),
  ),

  implementOfContent(contract.getRelatedCertifications, ({ db, request, ...audience }) =>
    listRelatedVersions(db, audience, request.certificationId),
  ),

  implement(contract.getClassroomTypes, ({ db, now, ...audience }) =>
    listCertificationTypes(db, audience, selectCertificationsWithClassroom(db, audience, now)),
  ),

  implement(contract.getPracticalExamTypes, ({ db, now, ...audience }) =>
    listCertificationTypes(db, audience, selectCertificationsWithExam(db, audience, now)),
  ),

  implement(getCertificationCourses, ({ db, request, learner, ...audience }) =>
    listMyCertificationCourses(db, audience, request.certificationId, learner?.id ?? null),
  ),
]
