import type { FamilyFields } from './field-path.ts'

/** The fields of a topic. */
export const topicFields: FamilyFields<'topic'> = {
  courses: { label: 'Courses and videos', kind: 'reference', family: 'course' },
  quiz: {
    ...{ label: 'Quiz', kind: 'reference', family: 'pool', filter: { use: 'quiz' }, group: 'exam' },
    help: 'The pool from which the quiz is drawn.',
  },
  'texts.*.name': { label: 'Name' },
  'texts.*.summary': { label: 'Summary', help: 'Shown in lists.' },
  'texts.*.body': { label: 'Text' },
}
