import * as z from 'zod/mini'
import {
  audience,
  createTextsByLanguageSchema,
  lineText,
  link,
  paragraphText,
} from '../content-item/document.ts'
import { documentPicture } from '../content-item/document-picture.ts'
import { certificationKind, subject } from '../course/course.ts'
import { sceneName } from '../course/scene.ts'

/** The pages that show banners. Overview and classroom pages exist once for each kind of certification. */
export const bannerLocation = z.enum(['home', 'overview', 'classroom'])

export const bannerDocument = z
  .strictObject({
    place: bannerLocation,
    /** The kind of certification whose pages show the banner; null on the home page. */
    kind: z.nullable(certificationKind),
    position: z.int(),
    subject,
    /** The scene that the banner's drawing shows; if absent, the scene of the banner's subject. */
    scene: z.optional(sceneName),
    picture: z.optional(documentPicture),
    link: z.nullable(link),
    audience,
    /** The banner's texts by language; `action` is the label of its button, absent without a link. */
    texts: createTextsByLanguageSchema(
      z.strictObject({ title: lineText, text: paragraphText, action: z.optional(lineText) }),
    ),
  })
  .check(
    z.refine((banner) => (banner.place === 'home') === (banner.kind === null), 'kind and place disagree'),
  )
