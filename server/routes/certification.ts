import * as contract from '../../src/contract/certification.ts'
import { isRefused } from '../../src/domain/refusal/refusal.ts'
import { implement } from '../implement.ts'
import { getCertification } from '../services/certification/get-certification.ts'
import { listCertifications } from '../services/certification/list-certifications.ts'
import { listRelated } from '../services/certification/list-related.ts'
import { listTypes } from '../services/certification/list-types.ts'
import { upcomingClassrooms, upcomingExams } from '../services/certification/upcoming.ts'
import { signAddress } from '../services/media/sign-address.ts'

export const certificationRoutes = [
  implement(contract.getCertifications, ({ db, request, ...audience }) =>
    listCertifications(db, audience, request.kind),
  ),

  implement(contract.getCertification, async ({ db, request, learner, now, http, secrets, ...audience }) => {
    const session = http.get('session')
    const addressOf = (file: string) => (session ? signAddress(secrets.keys, file, session.id, now) : null)
    const wish = { id: request.id, learnerId: learner?.id ?? null, now, addressOf }
    const found = await getCertification(db, audience, wish)
    if (isRefused(found)) return found
    return { certificationDetail: found.certification, courseList: found.courses, banner: found.banner }
  }),

  implement(contract.getRelatedCertifications, ({ db, request, ...audience }) =>
    listRelated(db, audience, request.releaseCertificationId),
  ),

  implement(contract.getClassroomTypes, ({ db, now, ...audience }) =>
    listTypes(db, audience, upcomingClassrooms(db, audience, now)),
  ),

  implement(contract.getPracticalExamTypes, ({ db, now, ...audience }) =>
    listTypes(db, audience, upcomingExams(db, audience, now)),
  ),
]
