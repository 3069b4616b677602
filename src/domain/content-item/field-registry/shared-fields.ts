import * as z from 'zod/mini'
import { certificationKind, subject } from '../../course/course.ts'
import { sceneName } from '../../course/scene.ts'
import { audience, lineText, link, paragraphText, richText } from '../document.ts'
import { documentPicture } from '../document-picture.ts'
import { countryField, price, sessionTimes } from '../field.ts'
import { picture } from '../picture.ts'
import type { FieldEntry } from './field-entry.ts'

const picturePoint = 'In percent. This point stays visible when the picture is cropped.'

/**
 * The entries for schemas that several families share. The entry of a family can replace some of their properties.
 */
export const sharedFieldEntries = z
  .registry<FieldEntry>()
  .add(lineText, { kind: 'line' })
  .add(paragraphText, { kind: 'passage' })
  .add(richText, { kind: 'richText' })
  .add(link, {
    ...{ kind: 'link', label: 'Link' },
    help: 'A path of the portal without site and language, such as /course/detail/7, or an https address.',
  })
  .add(countryField, { kind: 'country', label: 'Country', width: 'half' })
  .add(certificationKind, {
    ...{ label: 'Certification kind', width: 'half' },
    help: 'General (gsc) or product-based (hsc).',
  })
  .add(subject, {
    ...{ label: 'Subject', group: 'appearance', width: 'half' },
    help: 'Determines the cover drawing.',
  })
  .add(sceneName, {
    ...{ label: 'Drawing', group: 'appearance', width: 'half' },
    help: 'If empty, the page shows the drawing of the subject.',
  })
  .add(picture, { kind: 'picture', label: 'Picture' })
  .add(documentPicture, {
    ...{ kind: 'picture', label: 'Picture', group: 'appearance' },
    help: 'Replaces the drawing.',
  })
  .add(price, { kind: 'money', label: 'Fee', group: 'registration', help: 'If empty, the item is free.' })
  .add(sessionTimes.startsAt, { label: 'Start', group: 'schedule', width: 'half' })
  .add(sessionTimes.endsAt, { label: 'End', group: 'schedule', width: 'half' })
  .add(sessionTimes.zone, {
    ...{ kind: 'zone', label: 'Time zone', group: 'schedule', width: 'half' },
    help: 'The zone in which the page shows the times, such as Europe/Warsaw.',
  })
  .add(audience, { kind: 'audience', label: 'Audience', group: 'audience' })

/** The entries of the parts of a picture, a price and an audience, by the kind of their field. */
export const sharedPartEntries: Readonly<Partial<Record<string, Readonly<Record<string, FieldEntry>>>>> = {
  picture: {
    name: { label: 'File', kind: 'code', help: 'The upload sets it.' },
    width: { label: 'Width', width: 'half', help: 'In pixels. The upload sets it.' },
    height: { label: 'Height', width: 'half', help: 'In pixels. The upload sets it.' },
    'focus.x': { label: 'Focus from left', width: 'half', help: picturePoint },
    'focus.y': { label: 'Focus from top', width: 'half', help: picturePoint },
    'texts.*.alt': {
      label: 'Alternative text',
      help: 'Describes the picture to people who do not see it; leave it empty for a decorative picture.',
    },
  },
  money: {
    EUR: { label: 'Price in euros', width: 'half', help: 'In cents: 27900 is 279.00 euros.' },
    PLN: { label: 'Price in złoty', width: 'half', help: 'In grosze: 119000 is 1190.00 złoty.' },
  },
  audience: {
    tenants: { label: 'Brands', help: 'The brands that show the item.' },
    sites: { label: 'Sites', kind: 'code', help: 'Only these sites show the item. If empty, all sites do.' },
  },
}
