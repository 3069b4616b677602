import * as z from 'zod/mini'
import * as domain from '../../domain/home-image/home-image.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const homeImageWire = renamedWire(domain.homeImage, {
  use: 'type',
  link: 'linkUrl',
  text: 'content',
  language: 'textLanguage',
})

/**
 * Returns the pictures of the home page: first the ways to learn, then the regions of the map, each in order.
 * Specification 2, section 7: home page data.
 */
export const getHomeImages = declareCall({
  method: 'GET',
  path: '/certification/homeImage/released/list',
  who: 'any',
  summary: 'The pictures of the home page: ways to learn, and regions on the map',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(homeImageWire),
  empty: [],
})
