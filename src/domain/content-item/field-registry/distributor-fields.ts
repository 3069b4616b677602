import type { FamilyFields } from './field-path.ts'

/** The fields of a distributor that lends devices. */
export const distributorFields: FamilyFields<'distributor'> = {
  countries: { label: 'Countries', help: 'The countries that the distributor delivers to.' },
  url: { label: 'Website' },
  email: { label: 'Email address' },
  'texts.*.name': { label: 'Name' },
  'texts.*.address': { label: 'Address' },
  'texts.*.offer': { label: 'Offer', help: 'The devices that certified users can borrow.' },
}
