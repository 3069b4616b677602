import type { FamilyFields } from './field-path.ts'

/** The fields of a frequently asked question. */
export const faqFields: FamilyFields<'faq'> = {
  section: { label: 'Section', width: 'half', help: 'The section of the page that shows the question.' },
  position: { label: 'Position', width: 'half', help: 'Questions with lower numbers come first.' },
  'texts.*.question': { label: 'Question' },
  'texts.*.answer': { label: 'Answer' },
}
