import type { FamilyFields } from './field-path.ts'

/** The fields of a notice for all learners of a site. */
export const noticeFields: FamilyFields<'notice'> = {
  type: { label: 'Notice type', width: 'half' },
  from: {
    label: 'Start',
    width: 'half',
    help: 'Learners see the notice from this time until they acknowledge it.',
  },
  link: { help: 'The page with more information.' },
  'texts.*.title': { label: 'Title' },
  'texts.*.text': { label: 'Text' },
}
