import type { FamilyFields } from './field-path.ts'

/** The fields of a category. */
export const categoryFields: FamilyFields<'category'> = {
  group: { label: 'Filter', width: 'half', help: 'The filter that offers the category.' },
  slug: {
    ...{ label: 'Slug', kind: 'code', width: 'half' },
    help: 'The name in addresses: lowercase letters, digits and hyphens. Documents refer to the category by it.',
  },
  'texts.*.name': { label: 'Name' },
}
