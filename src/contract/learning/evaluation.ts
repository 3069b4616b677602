import * as z from 'zod/mini'
import { evaluation } from '../../domain/survey/evaluation.ts'
import { contentTypeCode } from '../catalogue/course-wire.ts'
import { surveyTrainingFields, trainingCode } from '../catalogue/survey.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { codedEnum, idCodec } from '../protocol/wire.ts'

const evaluationWire = renamedWire(evaluation, {
  state: ['evaluateStatus', codedEnum({ none: '0', due: '1', answered: '2' })],
})

const empty = { state: 'none', surveyId: null } as const

/** Returns whether an evaluation of a training is due for the learner; videos are never evaluated. */
export const getEvaluation = declareCall({
  method: 'POST',
  path: '/certification/evaluate/queryByUserId',
  who: 'learner',
  reads: true,
  summary: 'Whether the learner should rate or has rated a finished training',
  source: 'S2 7',
  request: wireObject(surveyTrainingFields, { courseType: z.optional(contentTypeCode) }),
  response: evaluationWire,
  empty,
})

export const getClassroomEvaluation = declareCall({
  method: 'POST',
  path: '/certification/evaluate/classroom',
  who: 'learner',
  reads: true,
  summary: 'Whether the learner should rate or has rated a finished classroom',
  source: 'S2 7',
  request: wireObject({ classroomId: ['relationId', idCodec] }, { relationType: z.optional(trainingCode) }),
  response: evaluationWire,
  empty,
})
