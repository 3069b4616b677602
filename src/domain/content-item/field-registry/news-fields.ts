import type { FamilyFields } from './field-path.ts'

/** The fields of a news item. */
export const newsFields: FamilyFields<'news'> = {
  date: { label: 'Date', width: 'half', help: 'The date that readers see.' },
  pictures: { label: 'Further pictures', help: 'The page shows them below the text.' },
  'texts.*.title': { label: 'Title' },
  'texts.*.summary': { label: 'Summary', help: 'Shown in lists.' },
  'texts.*.body': { label: 'Text' },
}
