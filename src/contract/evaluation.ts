import * as z from 'zod/mini'
import { evaluation } from '../domain/survey/evaluation.ts'
import { declareCall } from './call.ts'
import { contentTypeCode } from './course-wire.ts'
import { trainingCode } from './survey.ts'
import { coded, id } from './wire.ts'

const evaluationWire = z.codec(
  z.object({
    evaluateStatus: coded({ none: '0', due: '1', answered: '2' }),
    surveyId: z.nullable(z.int()),
  }),
  evaluation,
  {
    decode: (wire) => ({ state: wire.evaluateStatus, surveyId: wire.surveyId }),
    encode: (of) => ({ evaluateStatus: of.state, surveyId: of.surveyId }),
  },
)

const empty = { state: 'none', surveyId: null } as const

/** `relationType` is that of surveys: 0 course, 1 classroom, 2 certification. Nobody is asked about a video. */
export const getEvaluation = declareCall({
  method: 'POST',
  path: '/certification/evaluate/queryByUserId',
  who: 'learner',
  reads: true,
  summary: 'Whether the learner is asked about a training that is finished, or has answered',
  request: z.object({ relationType: trainingCode, relationId: id, courseType: z.optional(contentTypeCode) }),
  answer: evaluationWire,
  empty,
})

export const getClassroomEvaluation = declareCall({
  method: 'POST',
  path: '/certification/evaluate/classroom',
  who: 'learner',
  reads: true,
  summary: 'Whether the learner is asked about a classroom that is finished, or has answered',
  request: z.object({ relationId: id, relationType: z.optional(trainingCode) }),
  answer: evaluationWire,
  empty,
})
