import * as z from 'zod/mini'
import { evaluation } from '../domain/survey/evaluation.ts'
import { declareCall } from './call.ts'
import { contentTypeCode } from './course-wire.ts'
import { renamedWire, wireObject } from './renamed.ts'
import { surveyedTraining, trainingCode } from './survey.ts'
import { codedEnum, id } from './wire.ts'

const evaluationWire = renamedWire(evaluation, {
  state: ['evaluateStatus', codedEnum({ none: '0', due: '1', answered: '2' })],
})

const empty = { state: 'none', surveyId: null } as const

/** Whether the learner is asked to evaluate a training; videos are never evaluated. */
export const getEvaluation = declareCall({
  method: 'POST',
  path: '/certification/evaluate/queryByUserId',
  who: 'learner',
  reads: true,
  summary: 'Whether the learner is asked about a training that is finished, or has answered',
  source: 'S2 7',
  request: wireObject(surveyedTraining, { courseType: z.optional(contentTypeCode) }),
  answer: evaluationWire,
  empty,
})

export const getClassroomEvaluation = declareCall({
  method: 'POST',
  path: '/certification/evaluate/classroom',
  who: 'learner',
  reads: true,
  summary: 'Whether the learner is asked about a classroom that is finished, or has answered',
  source: 'S2 7',
  request: wireObject({ classroomId: ['relationId', id] }, { relationType: z.optional(trainingCode) }),
  answer: evaluationWire,
  empty,
})
