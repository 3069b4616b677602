import type { FamilyFields } from './field-path.ts'

/** The fields of a dictionary. */
export const dictionaryFields: FamilyFields<'dictionary'> = {
  type: {
    label: 'Dictionary name',
    kind: 'code',
    help: 'Lowercase letters and underscores, such as user_type.',
  },
  items: { label: 'Values', one: 'Value', help: 'In the order in which they are offered.' },
  'items[].value': { label: 'Value', help: 'The name of the value in the data. Readers see its label.' },
  'items[].texts.*.label': { label: 'Label' },
}
