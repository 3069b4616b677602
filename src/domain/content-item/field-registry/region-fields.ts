import type { FamilyFields } from './field-path.ts'

/** The fields of a region. */
export const regionFields: FamilyFields<'region'> = {
  code: { label: 'Code', kind: 'code', width: 'half', help: 'Capital letters and underscores.' },
  position: { label: 'Position', width: 'half', help: 'Regions with lower numbers come first.' },
  countries: { label: 'Countries' },
  'texts.*.name': { label: 'Name' },
}
