import * as z from 'zod/mini'
import { audience, line, link, passage, textsOf } from '../content/document.ts'
import { picture } from '../content/picture.ts'
import { certificationKind, subject } from '../course/course.ts'

/** Where a banner stands; overview and classroom pages are a kind's own. */
export const bannerPlace = z.enum(['home', 'overview', 'classroom'])

export const bannerDocument = z
  .strictObject({
    place: bannerPlace,
    /** The kind whose pages show it; null on the home page. */
    kind: z.nullable(certificationKind),
    position: z.int(),
    subject,
    picture: z.optional(picture),
    link: z.nullable(link),
    audience,
    /** `action` names the button; it has none without a link. */
    texts: textsOf(z.strictObject({ title: line, text: passage, action: z.optional(line) })),
  })
  .check(
    z.refine((banner) => (banner.place === 'home') === (banner.kind === null), 'kind and place disagree'),
  )
