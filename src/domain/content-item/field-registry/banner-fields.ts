import type { FamilyFields } from './field-path.ts'

const onListPages = { field: 'place', is: ['overview', 'classroom'] } as const

/** The fields of a banner. */
export const bannerFields: FamilyFields<'banner'> = {
  place: { label: 'Page', width: 'half', help: 'The page that shows the banner.' },
  kind: {
    showWhen: onListPages,
    help: 'The pages of this kind of certification show the banner. Leave it empty on the home page.',
  },
  position: { label: 'Position', width: 'half', help: 'Banners with lower numbers come first.' },
  link: { help: 'The page that the button opens. Without a link the banner has no button.' },
  'texts.*.title': { label: 'Title' },
  'texts.*.text': { label: 'Text' },
  'texts.*.action': { label: 'Button label', help: 'Leave it empty if the banner has no link.' },
}
