import * as z from 'zod/mini'
import { publicPrice } from './public-price.ts'

/** Another site of the brand that sells an item: what a link to its page there is made of. `area` is its name in the reader's language. */
export const sellingSite = z.object({
  siteId: z.int(),
  prefix: z.string(),
  languages: z.array(z.string()),
  area: z.string(),
})
export type SellingSite = z.infer<typeof sellingSite>

export const soldElsewhere = z.object({ kind: z.literal('soldBy'), price: publicPrice, site: sellingSite })
export const notOffered = z.object({ kind: z.literal('notOffered') })

/**
 * On what terms a site offers an item: free; sold here; sold by another site of the brand; not offered, since no site of the brand that
 * shows it sells anything. Decision: docs/decisions/offers.md.
 */
export const offer = z.union([
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('sold'), price: publicPrice }),
  soldElsewhere,
  notOffered,
])
export type Offer = z.infer<typeof offer>

/** The other site that sells an item; null where this site sells it, or nobody does. */
export const otherSeller = (of: Offer): SellingSite | null => (of.kind === 'soldBy' ? of.site : null)

/** The price of an offer, on whichever site; null for what is free or not offered. */
export const priceOf = (of: Offer) => ('price' in of ? of.price : null)
