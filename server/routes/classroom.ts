import * as contract from '#src/contract/classroom.ts'
import { pageOf } from '#src/contract/paging.ts'
import { implement } from '../implement.ts'
import { allClassrooms, findClassrooms } from '../services/catalogue/classroom/find-classrooms.ts'
import { getClassroom } from '../services/learning/classroom-enrolment/get-classroom.ts'

export const classroomRoutes = [
  implement(contract.getClassroom, ({ db, request, now, learner, ...audience }) =>
    getClassroom(db, { classroomId: request.id, learnerId: learner?.id ?? null, audience, now }),
  ),

  implement(contract.getClassroomsOfCertification, ({ db, request, now, ...audience }) => {
    const query = { certification: request.certificationId, region: request.regionId, mode: request.mode }
    return allClassrooms(db, audience, query, now)
  }),

  implement(contract.findClassrooms, ({ db, request, now, ...audience }) => {
    const query = {
      certification: 'any' as const,
      kind: request.kind,
      type: request.certificationType,
      region: request.regionId,
      ...pageOf(request),
    }
    return findClassrooms(db, audience, query, now)
  }),

  implement(contract.findWorkshops, ({ db, request, now, ...audience }) => {
    const query = {
      certification: 'none' as const,
      keyword: request.keyword,
      region: request.regionId,
      ...pageOf(request),
    }
    return findClassrooms(db, audience, query, now)
  }),
]
