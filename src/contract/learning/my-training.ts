import * as z from 'zod/mini'
import * as domain from '../../domain/schedule/my-training.ts'
import {
  classroomEntryWire,
  learningStatusExtraFields,
  learningStatusWireNames,
} from '../catalogue/classroom-entry-wire.ts'
import { practicalExamSummaryWire } from '../catalogue/practical-exam-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { renamedWire, spreadCodec, wireObject } from '../protocol/renamed.ts'
import { codedEnum, createListPageSchema } from '../protocol/wire.ts'
import { classroomKind, practicalExamKind } from './schedule-wire.ts'

const myClassroomWire = renamedWire(domain.myClassroom, {
  kind: classroomKind,
  classroom: spreadCodec(classroomEntryWire),
})

const myPracticalExamWire = renamedWire(
  domain.myPracticalExam,
  {
    kind: practicalExamKind,
    practicalExam: spreadCodec(practicalExamSummaryWire),
    ...learningStatusWireNames,
  },
  learningStatusExtraFields,
)

/**
 * Returns one page of the learner's trainings: first upcoming trainings, soonest first, then past trainings, newest
 * first. `status` '0' selects upcoming and running trainings, '1' selects past ones. Specification 1, section 3:
 * entry mapping.
 */
export const findMyTrainings = declareCall({
  method: 'POST',
  path: '/certification/classroomAndPracticalExam/myLearningPageQuery',
  who: 'learner',
  reads: true,
  summary: 'One page of the learner’s classrooms, workshops and practical exams',
  source: 'S1 3, S2 7',
  request: wireObject({ status: z.optional(codedEnum({ upcoming: '0', over: '1' })), ...pagingFields }),
  response: createListPageSchema(z.union([myClassroomWire, myPracticalExamWire])),
  empty: { rows: [], total: 0 },
})
