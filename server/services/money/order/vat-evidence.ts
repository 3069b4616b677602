import type { VatCheckResult } from '#server/ports/vat-check.ts'
import { readVatNumber } from '#server/services/platform/vat-number/read-vat-number.ts'
import type { VatRule } from '#src/domain/order/vat.ts'
import type { VatEvidence } from '#src/domain/order/vat-evidence.ts'
import type { VatNumberState } from '#src/domain/order/vat-number-state.ts'
import type { OrderRow } from './order-row.ts'

/**
 * The data that decided the VAT of an order: the rule, the two countries, and the result of the last VAT number
 * check, if the VAT depends on the number.
 */
interface VatBasis {
  vatRule: VatRule
  billing: string
  connection: string | null
  result: VatCheckResult | undefined
}

const decidingCountry: Partial<Record<VatRule, VatEvidence['decided']>> = {
  buyer: 'billing',
  outside: 'billing',
  connection: 'connection',
}

/**
 * Returns the VAT evidence stored with an order. A number confirmed after the quote counts as unconfirmed, because
 * the order charges VAT.
 */
export function vatEvidenceOf({ vatRule, billing, connection, result }: VatBasis): VatEvidence {
  const decided = decidingCountry[vatRule] ?? null
  return { billing, connection, decided, number: result ? numberOf(result, vatRule) : null }
}

function numberOf(result: VatCheckResult, rule: VatRule): VatEvidence['number'] {
  if (result.state === 'confirmed' && rule === 'reverseCharge')
    return {
      state: 'confirmed',
      consultation: result.consultation,
      confirmedAt: new Date(result.at).toISOString(),
    }
  const state = result.state === 'confirmed' ? 'unavailable' : result.state
  return { state, consultation: null, confirmedAt: null }
}

/**
 * Returns the VAT rule as the column stores it: the rule `connection` is stored as `buyer`, and the evidence
 * distinguishes the two rules.
 */
export const storedVatRuleOf = (rule: VatRule): VatRule => (rule === 'connection' ? 'buyer' : rule)
export const displayedVatRuleOf = ({ vatRule, vatEvidence }: Pick<OrderRow, 'vatRule' | 'vatEvidence'>) =>
  vatRule === 'buyer' && vatEvidence?.decided === 'connection' ? 'connection' : vatRule

/**
 * Returns the state of a placed order's VAT number; null if the order has no number or its VAT didn't depend on it.
 */
export function vatNumberStateOfOrder({
  buyer,
  vatEvidence,
}: Pick<OrderRow, 'buyer' | 'vatEvidence'>): VatNumberState | null {
  if (buyer.vatNumber && !readVatNumber(buyer.vatNumber)) return 'malformed'
  return vatEvidence?.number?.state ?? null
}
