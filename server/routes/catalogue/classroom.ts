import * as contract from '#src/contract/catalogue/classroom.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import type { FilterValues } from '#src/domain/filter/facet.ts'
import { implement } from '../../implement.ts'
import {
  findClassrooms,
  listCertificationClassrooms,
} from '../../services/catalogue/classroom/find-classrooms.ts'
import { getClassroom } from '../../services/learning/classroom-enrolment/get-classroom.ts'

/** Returns the filter values of a request in the format that URLs use. */
const filterValuesOf = ({
  regionId,
  certificationType,
  month,
  mode,
  city,
  language,
}: RequestOf<typeof contract.findClassrooms>): FilterValues => ({
  regionId: regionId === undefined ? undefined : String(regionId),
  certificationType,
  month,
  mode,
  city,
  language,
})

export const classroomRoutes = [
  implement(contract.getClassroom, ({ db, request, now, learner, ...audience }) =>
    getClassroom(db, { classroomId: request.id, learnerId: learner?.id ?? null, audience, now }),
  ),

  implement(contract.getClassroomsOfCertification, ({ db, request, now, ...audience }) => {
    const query = { certifications: [request.certificationId], region: request.regionId, mode: request.mode }
    return listCertificationClassrooms(db, audience, query, now)
  }),

  implement(contract.findClassrooms, ({ db, request, now, ...audience }) => {
    const query = {
      hasCertification: true,
      kind: request.kind,
      chosenFilters: filterValuesOf(request),
      ...pageInputOf(request),
    }
    return findClassrooms(db, audience, query, now)
  }),

  implement(contract.findWorkshops, ({ db, request, now, ...audience }) => {
    const query = {
      hasCertification: false,
      keyword: request.keyword,
      chosenFilters: filterValuesOf(request),
      ...pageInputOf(request),
    }
    return findClassrooms(db, audience, query, now)
  }),
]
