import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { bannerPageCode, bannerWire } from './banner-wire.ts'

/** Returns the banners of one or more pages, each page's in order. Specification 2, section 7. */
export const getBanners = declareCall({
  method: 'POST',
  path: '/certification/banner/release/query',
  who: 'any',
  reads: true,
  summary: 'The banners of the requested pages',
  source: 'S2 7',
  request: wireObject({
    pages: ['typeList', z.array(bannerPageCode).check(z.minLength(1), z.maxLength(5))],
  }),
  response: z.array(bannerWire),
  empty: [],
})
