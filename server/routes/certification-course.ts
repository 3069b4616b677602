import { getCertificationCourses } from '../../src/contract/certification-course.ts'
import { implement } from '../implement.ts'
import { coursesOfCertification } from '../services/certification/courses-of.ts'

export const certificationCourseRoutes = [
  implement(getCertificationCourses, ({ db, request, learner, ...audience }) =>
    coursesOfCertification(db, audience, request.certificationId, learner?.id ?? null),
  ),
]
