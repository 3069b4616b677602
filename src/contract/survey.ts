import * as z from 'zod/mini'
import * as domain from '../domain/survey/survey.ts'
import { declareCall } from './call.ts'
import { flagCode } from './flag-wire.ts'
import { coded, id } from './wire.ts'

/** What a survey relates to: an enumeration of its own, though the field is called relationType here too. */
export const trainingCode = coded({ course: '0', classroom: '1', certification: '2' })

/** Specification 1, section 3: 0 single, 1 multiple, 2 free text. */
const typeCode = coded({ single: '0', multiple: '1', text: '2' })

/** Options travel as JSON in a text: a list of items with their value. */
const optionsWire = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => (JSON.parse(text) as { value: string }[]).map(({ value }) => value),
  encode: (options) => JSON.stringify(options.map((value) => ({ value }))),
})

const questionWire = z.codec(
  z.object({
    id: z.int(),
    content: z.string(),
    type: typeCode,
    required: flagCode,
    option: optionsWire,
    answer: z.string(),
  }),
  domain.surveyQuestion,
  {
    decode: ({ option, ...question }) => ({ ...question, options: option }),
    encode: ({ options, ...question }) => ({ ...question, option: options }),
  },
)

const surveyWire = z.codec(
  z.object({
    id: z.int(),
    surveyName: z.string(),
    description: z.string(),
    relationName: z.string(),
    trainingType: trainingCode,
    relationType: trainingCode,
    relationId: z.int(),
    certificationTypeId: z.nullable(z.string()),
    /** JSON in a text: the most characters of free text. */
    config: z.string(),
    popUp: flagCode,
    questions: z.array(questionWire),
  }),
  domain.survey,
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.surveyName,
      description: wire.description,
      training: wire.relationType,
      subjectId: wire.relationId,
      subjectName: wire.relationName,
      certificationType: wire.certificationTypeId,
      questions: wire.questions,
    }),
    encode: (survey) => ({
      id: survey.id,
      surveyName: survey.name,
      description: survey.description,
      relationName: survey.subjectName,
      trainingType: survey.training,
      relationType: survey.training,
      relationId: survey.subjectId,
      certificationTypeId: survey.certificationType,
      config: JSON.stringify({ maxLength: domain.longestText }),
      popUp: true,
      questions: survey.questions,
    }),
  },
)

const which = { releaseSurveyId: id, relationId: id, relationType: trainingCode }

/** The newest training that the learner has finished and not answered for. */
export const getPendingSurvey = declareCall({
  method: 'GET',
  path: '/user/survey/pending',
  who: 'learner',
  summary: 'The survey that waits for the learner',
  request: z.object({}),
  answer: z.object({
    showSurvey: flagCode,
    surveyId: z.nullable(z.int()),
    relationId: z.nullable(z.int()),
    relationType: z.nullable(trainingCode),
  }),
  empty: { showSurvey: false, surveyId: null, relationId: null, relationType: null },
})

/** Null when the learner has not finished the training, or has answered. */
export const getSurvey = declareCall({
  method: 'POST',
  path: '/user/survey/detail',
  who: 'learner',
  reads: true,
  summary: 'A survey with its questions',
  request: z.object(which),
  answer: z.nullable(surveyWire),
})

/** `content` is JSON in a text: questionId and answer of each that has one. Refused as `repeatSubmit` a second time. */
export const saveSurvey = declareCall({
  method: 'POST',
  path: '/user/survey/save',
  who: 'learner',
  summary: 'Answers a survey',
  request: z.object({
    ...which,
    content: z.string().check(z.maxLength(20_000)),
    relationName: z.optional(z.string()),
    trainingType: z.optional(z.union([z.string(), z.number()])),
    certificationTypeId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  }),
  answer: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
