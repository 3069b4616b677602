import type { FamilyFields } from './field-path.ts'

/** The fields of a survey after a training. */
export const surveyFields: FamilyFields<'survey'> = {
  training: {
    label: 'Training',
    width: 'half',
    help: 'The kind of training after which learners answer the survey.',
  },
  questions: { label: 'Questions', one: 'Question' },
  'questions[].id': {
    label: 'Question number',
    kind: 'partId',
    help: 'The server assigns it, and it never changes.',
  },
  'questions[].type': { label: 'Question type', width: 'half' },
  'questions[].required': { label: 'Required', help: 'Whether learners must answer the question.' },
  'questions[].texts.*.content': { label: 'Question' },
  'questions[].texts.*.options': {
    label: 'Options',
    one: 'Option',
    help: 'If learners may choose several options, no option may contain a comma.',
  },
  'texts.*.name': { label: 'Name' },
  'texts.*.description': { label: 'Description' },
}
