import * as z from 'zod/mini'
import * as domain from '../domain/footer/footer.ts'
import { declareCall } from './call.ts'

const fields = { id: z.int(), areaKind: z.int(), linkImage: z.nullable(z.string()) }

const linkWire = z.codec(
  z.object({ ...fields, linkTitle: z.string(), linkUrl: z.string() }),
  domain.footerLink,
  {
    decode: (wire) => ({
      id: wire.id,
      area: wire.areaKind,
      image: wire.linkImage,
      title: wire.linkTitle,
      url: wire.linkUrl,
    }),
    encode: ({ id, area, image, title, url }) => ({
      id,
      areaKind: area,
      linkImage: image,
      linkTitle: title,
      linkUrl: url,
    }),
  },
)

const socialWire = z.codec(
  z.object({ ...fields, socialMediaList: z.array(z.object({ title: z.string(), link: z.string() })) }),
  domain.socialLink,
  {
    decode: (wire) => ({
      id: wire.id,
      area: wire.areaKind,
      image: wire.linkImage,
      links: wire.socialMediaList.map(({ title, link }) => ({ title, url: link })),
    }),
    encode: ({ id, area, image, links }) => ({
      id,
      areaKind: area,
      linkImage: image,
      socialMediaList: links.map(({ title, url }) => ({ title, link: url })),
    }),
  },
)

/** Area kinds 1 to 6 are links, 7 social links. Own addresses lead to the page in the asked language. */
export const getFooter = declareCall({
  method: 'GET',
  path: '/certification/footer/searchFooter',
  who: 'any',
  summary: 'The links of the footer by area',
  request: z.object({}),
  answer: z.array(z.union([linkWire, socialWire])),
  empty: [],
})
