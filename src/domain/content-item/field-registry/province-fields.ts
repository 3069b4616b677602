import type { FamilyFields } from './field-path.ts'

/** The fields of a province: its code and its cities. */
export const provinceFields: FamilyFields<'province'> = {
  code: {
    label: 'Province code',
    kind: 'code',
    help: 'The code of the province in ISO 3166-2, such as AE-DU.',
  },
  cities: { label: 'Cities', one: 'City', help: 'Learners of the province choose from these cities.' },
  'cities[].texts.*.name': { label: 'City name' },
}
