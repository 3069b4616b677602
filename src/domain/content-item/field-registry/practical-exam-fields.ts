import type { FamilyFields } from './field-path.ts'

/** The fields of a date of a practical exam. */
export const practicalExamFields: FamilyFields<'practicalExam'> = {
  certification: { label: 'Certification', kind: 'reference', family: 'certification' },
  country: { group: 'schedule' },
  capacity: { label: 'Seats', group: 'registration', width: 'half' },
  trainer: {
    ...{ label: 'Trainer', kind: 'reference', family: 'trainer' },
    help: 'The trainer who grades the exam.',
  },
  fee: { help: 'If empty, the exam is free.' },
  'texts.*.name': { label: 'Name' },
  'texts.*.location': { label: 'Location', group: 'schedule', help: 'The venue with its address.' },
  'texts.*.preparation': { label: 'Preparation', help: 'Tells learners how to prepare, and what to bring.' },
}
