import type { FamilyFields } from './field-path.ts'

/** The fields of a pool of questions. */
export const poolFields: FamilyFields<'pool'> = {
  name: { label: 'Name' },
  use: {
    label: 'Use',
    width: 'half',
    help: 'Whether papers of theory exams, quizzes or practice are drawn from the pool.',
  },
  kind: {
    showWhen: { field: 'use', is: ['practice'] },
    help: 'The kind of certification that learners practice for.',
  },
  topics: { label: 'Topics', one: 'Topic', help: 'In the order in which learners choose them for practice.' },
  'topics[].key': {
    ...{ label: 'Topic key', kind: 'code' },
    help: 'Lowercase letters, digits and hyphens. Questions refer to the topic by it.',
  },
  'topics[].texts.*.name': { label: 'Topic name' },
  questions: { label: 'Questions', one: 'Question' },
  'questions[].id': {
    label: 'Question number',
    kind: 'partId',
    help: 'The server assigns it, and it never changes.',
  },
  'questions[].code': {
    ...{ label: 'Question bank code', kind: 'code' },
    help: 'The identifier in the question bank from which the question was imported.',
  },
  'questions[].type': { label: 'Question type', width: 'half' },
  'questions[].correct': {
    label: 'Correct options',
    help: 'The positions of the correct options. The first option has position 0.',
  },
  'questions[].optionPictures': { label: 'Option pictures', help: 'In the order of the options.' },
  'questions[].topic': {
    label: 'Topic',
    kind: 'code',
    width: 'half',
    help: "The key of one of the pool's topics.",
  },
  'questions[].texts.*.question': {
    ...{ label: 'Question', kind: 'passage' },
    help: 'At most 600 characters as shown; formulas may be longer as stored.',
  },
  'questions[].texts.*.options': {
    label: 'Options',
    one: 'Option',
    kind: 'lines',
    help: 'An option may be empty if it has a picture.',
  },
  'questions[].texts.*.explanation': {
    ...{ label: 'Explanation', kind: 'passage' },
    help: 'Explains the correct answer. Learners see it with the analysis.',
  },
  'questions[].texts.*.figure': {
    label: 'Picture text',
    help: 'Describes the picture to people who do not see it.',
  },
  'questions[].texts.*.optionFigures': {
    ...{ label: 'Option picture texts', one: 'Option picture text', kind: 'lines' },
    help: 'The alternative texts of the option pictures, in the order of the options.',
  },
}
