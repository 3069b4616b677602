import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'

/**
 * Returns the refusal `forbidden` for an item with a fee that is requested without an order: either the item has to
 * be paid first, or this site does not sell it. Null for a free item.
 */
export function checkCharge(
  { tenant, site }: Omit<Audience, 'language'>,
  { fee }: { fee: object | null },
): RefusedResult | null {
  if (!fee) return null
  const isSold = paymentSettingsOf({ code: site.code, tenant }).regions !== null
  return refuse('forbidden', { reason: isSold ? 'payFirst' : 'notSoldHere' })
}
