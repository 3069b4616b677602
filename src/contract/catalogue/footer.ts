import * as z from 'zod/mini'
import * as domain from '../../domain/footer.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const names = { area: 'areaKind', image: 'linkImage' } as const

const linkWire = renamedWire(domain.footerLink, { ...names, title: 'linkTitle', url: 'linkUrl' })

const socialWire = renamedWire(domain.socialLink, {
  ...names,
  links: ['socialMediaList', z.array(renamedWire(domain.textLink, { url: 'link' }))],
})

/**
 * Returns the links of the footer: areas 1 to 6 contain ordinary links, area 7 contains social links. Links to the
 * portal lead to the page in the requested language.
 */
export const getFooter = declareCall({
  method: 'GET',
  path: '/certification/footer/searchFooter',
  who: 'any',
  summary: 'The links of the footer by area',
  source: 'S1 2, 3',
  request: z.object({}),
  response: z.array(z.union([linkWire, socialWire])),
  empty: [],
})
