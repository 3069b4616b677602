import * as z from 'zod/mini'
import { publicPrice } from './public-price.ts'

/**
 * Another site of the brand that sells an item, with the data for a link to the item's page there. `area` is the
 * site's name in the reader's language.
 */
export const sellingSite = z.object({
  siteId: z.int(),
  prefix: z.string(),
  languages: z.array(z.string()),
  area: z.string(),
})
export type SellingSite = z.infer<typeof sellingSite>

export const otherSiteOffer = z.object({ kind: z.literal('soldBy'), price: publicPrice, site: sellingSite })
export const unavailableOffer = z.object({ kind: z.literal('notOffered') })

/**
 * The terms on which a site offers an item: it is free; it is sold here; another site of the brand sells it; or it
 * is not offered, because no site of the brand that shows the item charges for training. Decision:
 * docs/decisions/offers.md.
 */
export const offer = z.union([
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('sold'), price: publicPrice }),
  otherSiteOffer,
  unavailableOffer,
])
export type Offer = z.infer<typeof offer>

/** Returns the other site that sells an item; null if the item is free, if this site sells it, or if no site does. */
export const otherSellingSiteOf = (offered: Offer): SellingSite | null =>
  offered.kind === 'soldBy' ? offered.site : null

/** Returns the price of an offer, on this or another site; null if the item is free or not offered. */
export const priceOf = (offered: Offer) => ('price' in offered ? offered.price : null)
