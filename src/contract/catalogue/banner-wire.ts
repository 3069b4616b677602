import * as z from 'zod/mini'
import * as domain from '../../domain/banner/banner.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { shortText } from '../protocol/wire.ts'

/**
 * The codes of the pages that show banners; the specification calls them banner types. Specification 2, section 7;
 * decision: docs/decisions/codes.md.
 */
const pages: readonly (readonly [code: number, page: domain.BannerPage])[] = [
  [0, { place: 'home', kind: null }],
  [4, { place: 'overview', kind: 'gsc' }],
  [3, { place: 'overview', kind: 'hsc' }],
  [8, { place: 'classroom', kind: 'gsc' }],
  [7, { place: 'classroom', kind: 'hsc' }],
]

const codeOf = (page: domain.BannerPage): number =>
  pages.find(([, each]) => each.place === page.place && each.kind === page.kind)?.[0] ?? Number.NaN

/** The codec of a page that shows banners: a number on the wire, which may also arrive as text. */
export const bannerPageCode = z.codec(z.union([shortText, z.number()]), domain.bannerPage, {
  decode: (code, context) => {
    const found = pages.find(([each]) => String(each) === String(code))
    if (found) return found[1]
    context.issues.push({ code: 'invalid_value', values: pages.map(([each]) => each), input: code })
    return z.NEVER
  },
  encode: codeOf,
})

export const bannerWire = renamedWire(domain.banner, {
  page: ['type', bannerPageCode],
  text: 'content',
  action: 'buttonText',
  link: 'linkUrl',
  language: 'textLanguage',
})
