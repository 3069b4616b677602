import type { FamilyFields } from './field-path.ts'

/** The fields of a picture of the home page. */
export const homeImageFields: FamilyFields<'homeImage'> = {
  use: { label: 'Use', width: 'half', help: 'The picture shows a way to learn, or a region on the map.' },
  position: { label: 'Position', width: 'half', help: 'Pictures with lower numbers come first.' },
  region: {
    ...{ label: 'Region', kind: 'reference', family: 'region', showWhen: { field: 'use', is: ['region'] } },
    help: 'The region that the picture shows.',
  },
  link: { help: 'The page that the picture opens.' },
  'texts.*.title': { label: 'Title' },
  'texts.*.text': { label: 'Text' },
}
