import type { FamilyFields } from './field-path.ts'

/** The fields of a user's quotation about the portal. */
export const commentFields: FamilyFields<'comment'> = {
  position: { label: 'Position', width: 'half', help: 'Comments with lower numbers come first.' },
  country: { help: 'The country of the person.' },
  certification: {
    ...{ label: 'Certification', kind: 'reference', family: 'certification' },
    help: 'The page of this certification also shows the comment.',
  },
  course: {
    ...{ label: 'Course', kind: 'reference', family: 'course' },
    help: 'The page of this course also shows the comment.',
  },
  'texts.*.name': { label: 'Name', help: 'The name of the person.' },
  'texts.*.role': { label: 'Role', help: 'The job of the person.' },
  'texts.*.quote': { label: 'Quotation' },
}
