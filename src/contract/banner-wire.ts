import * as z from 'zod/mini'
import * as domain from '../domain/banner/banner.ts'
import { picture } from '../domain/content/picture.ts'
import { subject } from '../domain/course/course.ts'

/** Banner types. Specification 2, section 7; decisions: "Codes". */
const pages: readonly (readonly [code: number, page: domain.BannerPage])[] = [
  [0, { place: 'home', kind: null }],
  [4, { place: 'overview', kind: 'gsc' }],
  [3, { place: 'overview', kind: 'hsc' }],
  [8, { place: 'classroom', kind: 'gsc' }],
  [7, { place: 'classroom', kind: 'hsc' }],
]

const codeOf = (page: domain.BannerPage): number =>
  pages.find(([, each]) => each.place === page.place && each.kind === page.kind)?.[0] ?? Number.NaN

/** A page that shows banners travels as a number; a text of the number is understood. */
export const bannerPageCode = z.codec(z.union([z.string(), z.number()]), domain.bannerPage, {
  decode: (code, context) => {
    const found = pages.find(([each]) => String(each) === String(code))
    if (found) return found[1]
    context.issues.push({ code: 'invalid_value', values: pages.map(([each]) => each), input: code })
    return z.NEVER
  },
  encode: codeOf,
})

export const bannerWire = z.codec(
  z.object({
    id: z.int(),
    type: bannerPageCode,
    subject,
    picture: z.nullable(picture),
    title: z.string(),
    content: z.string(),
    buttonText: z.nullable(z.string()),
    linkUrl: z.nullable(z.string()),
    textLanguage: z.string(),
  }),
  domain.banner,
  {
    decode: (wire) => ({
      id: wire.id,
      page: wire.type,
      subject: wire.subject,
      picture: wire.picture,
      title: wire.title,
      text: wire.content,
      action: wire.buttonText,
      link: wire.linkUrl,
      language: wire.textLanguage,
    }),
    encode: (banner) => ({
      id: banner.id,
      type: banner.page,
      subject: banner.subject,
      picture: banner.picture,
      title: banner.title,
      content: banner.text,
      buttonText: banner.action,
      linkUrl: banner.link,
      textLanguage: banner.language,
    }),
  },
)
