import * as z from 'zod/mini'
import * as domain from '../../domain/survey/survey.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { codedEnum, idCodec, shortText } from '../protocol/wire.ts'

/**
 * The codes of the kinds of training in surveys. They differ from those of exams and orders, although the field is
 * called relationType here too.
 */
export const trainingCode = codedEnum({ course: '0', classroom: '1', certification: '2' })

/** The codes of question types. Specification 1, section 3: 0 single, 1 multiple, 2 free text. */
const typeCode = codedEnum({ single: '0', multiple: '1', text: '2' })

/** The codec of the options of a question as JSON text: a list of items with their value. */
const optionsWire = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => (JSON.parse(text) as { value: string }[]).map(({ value }) => value),
  encode: (options) => JSON.stringify(options.map((value) => ({ value }))),
})

const questionWire = renamedWire(domain.surveyQuestion, {
  type: typeCode,
  required: flagCode,
  options: ['option', optionsWire],
})

/** The wire format of a survey; `config` is JSON text with the maximum number of characters of free text. */
const surveyWire = renamedWire(
  domain.survey,
  {
    name: 'surveyName',
    training: ['relationType', trainingCode],
    targetId: 'relationId',
    targetName: 'relationName',
    certificationType: 'certificationTypeId',
    questions: z.array(questionWire),
  },
  {
    trainingType: [trainingCode, ({ training }) => training],
    config: [z.string(), () => JSON.stringify({ maxLength: domain.maxAnswerLength })],
    popUp: [flagCode, () => true],
  },
)

/** The fields with which a call about a survey identifies the training. */
export const surveyTrainingFields = {
  training: ['relationType', trainingCode],
  targetId: ['relationId', idCodec],
} as const
const surveyFields = { surveyId: ['releaseSurveyId', idCodec], ...surveyTrainingFields } as const

/** Returns the survey about the newest training that the learner has finished and not evaluated yet. */
export const getPendingSurvey = declareCall({
  method: 'GET',
  path: '/user/survey/pending',
  who: 'learner',
  summary: 'The survey that waits for the learner',
  source: 'S1 4',
  request: z.object({}),
  response: wireObject({
    waits: ['showSurvey', flagCode],
    surveyId: z.nullable(z.int()),
    targetId: ['relationId', z.nullable(z.int())],
    training: ['relationType', z.nullable(trainingCode)],
  }),
  empty: { waits: false, surveyId: null, targetId: null, training: null },
})

/**
 * Returns the survey about a training; null if the learner has not finished the training, or has already answered.
 */
export const getSurvey = declareCall({
  method: 'POST',
  path: '/user/survey/detail',
  who: 'learner',
  reads: true,
  summary: 'A survey with its questions',
  source: 'S1 3',
  request: wireObject(surveyFields),
  response: z.nullable(surveyWire),
})

/**
 * Saves the answers to a survey. `content` is JSON text with the questionId and the answer of each answered question.
 * Refused as `notFound` if the survey is not due, for example because it is answered, and as `repeatSubmit` if the
 * same answers are sent twice at the same time.
 */
export const saveSurvey = declareCall({
  method: 'POST',
  path: '/user/survey/save',
  who: 'learner',
  summary: 'Answers a survey',
  source: 'S1 5',
  request: wireObject(
    { ...surveyFields, content: z.string().check(z.maxLength(20_000)) },
    {
      relationName: z.optional(z.string().check(z.maxLength(400))),
      trainingType: z.optional(z.union([shortText, z.number()])),
      certificationTypeId: z.optional(z.nullable(z.union([shortText, z.number()]))),
    },
  ),
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
