import type { FamilyFields } from './field-path.ts'

/** The fields of the prompt for feedback. */
export const feedbackFields: FamilyFields<'feedback'> = {
  link: { help: 'The page on which users give feedback.' },
  active: { label: 'Active', help: 'Whether users see the prompt.' },
  'texts.*.title': { label: 'Title' },
  'texts.*.description': { label: 'Description' },
}
