import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'

/** The refusal to give what costs something without an order: it is to be paid first, or this site does not sell it. Null for what is free. */
export function chargeRefusal(
  { tenant, site }: Omit<Audience, 'language'>,
  { fee }: { fee: object | null },
): RefusedResult | null {
  if (!fee) return null
  const sells = paymentSettingsOf({ code: site.code, tenant }).regions !== null
  return refuse('forbidden', { reason: sells ? 'payFirst' : 'notSoldHere' })
}
