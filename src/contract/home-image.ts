import * as z from 'zod/mini'
import { picture } from '../domain/content/picture.ts'
import { subject } from '../domain/course/course.ts'
import * as domain from '../domain/home-image/home-image.ts'
import { declareCall } from './call.ts'

const homeImageWire = z.codec(
  z.object({
    id: z.int(),
    type: domain.homeImageUse,
    subject,
    picture: z.nullable(picture),
    regionId: z.nullable(z.int()),
    linkUrl: z.nullable(z.string()),
    title: z.string(),
    content: z.string(),
    textLanguage: z.string(),
  }),
  domain.homeImage,
  {
    decode: (wire) => ({
      id: wire.id,
      use: wire.type,
      subject: wire.subject,
      picture: wire.picture,
      region: wire.regionId,
      link: wire.linkUrl,
      title: wire.title,
      text: wire.content,
      language: wire.textLanguage,
    }),
    encode: (image) => ({
      id: image.id,
      type: image.use,
      subject: image.subject,
      picture: image.picture,
      regionId: image.region,
      linkUrl: image.link,
      title: image.title,
      content: image.text,
      textLanguage: image.language,
    }),
  },
)

/** Ways to learn first, then the regions of the map, each in their order. Specification 2, section 7: home page data. */
export const getHomeImages = declareCall({
  method: 'GET',
  path: '/certification/homeImage/released/list',
  who: 'any',
  summary: 'The pictures of the home page: ways to learn, and regions on the map',
  request: z.object({}),
  answer: z.array(homeImageWire),
  empty: [],
})
