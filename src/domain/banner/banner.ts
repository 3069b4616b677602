import * as z from 'zod/mini'
import { contentId } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { certificationKind, subject } from '../course/course.ts'
import { bannerLocation } from './banner-document.ts'

/** A page that shows banners: the home page, or the overview page or classroom page of a kind of certification. */
export const bannerPage = z.object({ place: bannerLocation, kind: z.nullable(certificationKind) })
export type BannerPage = z.infer<typeof bannerPage>

/**
 * A banner in one language, given by `language`. `action` is the label of its button, null if the banner has no
 * link.
 */
export const banner = z.object({
  id: contentId,
  page: bannerPage,
  subject,
  /** The scene that the banner's drawing shows; if null, the scene of the banner's subject. */
  scene: z.nullable(z.string()),
  picture: z.nullable(shownPicture),
  title: z.string(),
  text: z.string(),
  action: z.nullable(z.string()),
  link: z.nullable(z.string()),
  language: z.string(),
})
export type Banner = z.infer<typeof banner>
