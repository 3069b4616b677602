import * as z from 'zod/mini'
import * as domain from '../domain/schedule/my-training.ts'
import { declareCall } from './call.ts'
import {
  classroomEntryFields,
  fromClassroomEntry,
  fromStanding,
  standingFields,
  toClassroomEntry,
  toStanding,
} from './classroom-entry-wire.ts'
import { paging } from './paging.ts'
import { fromPracticalExam, practicalExamFields, toPracticalExam } from './practical-exam-wire.ts'
import { coded, rowsOf } from './wire.ts'

/** `relationType` is that of orders, as in the schedule: 1 classroom, 2 practical exam, 3 non-certification. */
const myClassroomWire = z.codec(
  z.object({ relationType: coded({ classroom: '1', nonCertification: '3' }), ...classroomEntryFields }),
  domain.myClassroom,
  {
    decode: (wire) => ({ relation: wire.relationType, classroom: toClassroomEntry(wire) }),
    encode: (mine) => ({ relationType: mine.relation, ...fromClassroomEntry(mine.classroom) }),
  },
)

const myPracticalExamWire = z.codec(
  z.object({ relationType: coded({ practicalExam: '2' }), ...practicalExamFields, ...standingFields }),
  domain.myPracticalExam,
  {
    decode: (wire) => ({
      relation: 'practicalExam' as const,
      practicalExam: toPracticalExam(wire),
      ...toStanding(wire),
    }),
    encode: (mine) => ({
      relationType: mine.relation,
      ...fromPracticalExam(mine.practicalExam),
      ...fromStanding(mine),
    }),
  },
)

/**
 * What is to come first, the soonest first; then what is over, the newest first. `status` '0' leaves only what is to come
 * or under way, '1' what is over. Specification 1, section 3: entry mapping.
 */
export const findMyTrainings = declareCall({
  method: 'POST',
  path: '/certification/classroomAndPracticalExam/myLearningPageQuery',
  who: 'learner',
  reads: true,
  summary: 'One page of the learner’s classrooms, workshops and practical exams',
  request: z.object({ status: z.optional(coded({ upcoming: '0', over: '1' })), ...paging }),
  answer: rowsOf(z.union([myClassroomWire, myPracticalExamWire])),
  empty: { rows: [], total: 0 },
})
