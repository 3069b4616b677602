import type { VatAnswer } from '#server/ports/vat-check.ts'
import { readVatNumber } from '#server/services/platform/vat-number/read-vat-number.ts'
import type { VatRule } from '#src/domain/order/vat.ts'
import type { VatEvidence } from '#src/domain/order/vat-evidence.ts'
import type { VatNumberState } from '#src/domain/order/vat-number-state.ts'
import type { OrderRow } from './order-row.ts'

/** What decided the VAT of an order: its rule, the two countries, and the last answer about the VAT number, if that decides. */
interface Deciding {
  vatRule: VatRule
  billing: string
  connection: string | null
  answer: VatAnswer | undefined
}

const decidedBy: Partial<Record<VatRule, VatEvidence['decided']>> = {
  buyer: 'billing',
  outside: 'billing',
  connection: 'connection',
}

/** The evidence that an order keeps. A number that was confirmed after the quote counts as the quote said: VAT was charged without it. */
export function vatEvidenceOf({ vatRule, billing, connection, answer }: Deciding): VatEvidence {
  const decided = decidedBy[vatRule] ?? null
  return { billing, connection, decided, number: answer ? numberOf(answer, vatRule) : null }
}

function numberOf(answer: VatAnswer, rule: VatRule): VatEvidence['number'] {
  if (answer.state === 'confirmed' && rule === 'reverseCharge')
    return {
      state: 'confirmed',
      consultation: answer.consultation,
      confirmedAt: new Date(answer.at).toISOString(),
    }
  const state = answer.state === 'confirmed' ? 'unavailable' : answer.state
  return { state, consultation: null, confirmedAt: null }
}

/** The rule as it is stored (see the column), and as it is shown. */
export const storedRule = (rule: VatRule): VatRule => (rule === 'connection' ? 'buyer' : rule)
export const shownRule = ({ vatRule, vatEvidence }: Pick<OrderRow, 'vatRule' | 'vatEvidence'>) =>
  vatRule === 'buyer' && vatEvidence?.decided === 'connection' ? 'connection' : vatRule

/** What was known of the VAT number of a placed order; null without one, and where it decided nothing. */
export function placedNumberState({
  buyer,
  vatEvidence,
}: Pick<OrderRow, 'buyer' | 'vatEvidence'>): VatNumberState | null {
  if (buyer.vatNumber && !readVatNumber(buyer.vatNumber)) return 'malformed'
  return vatEvidence?.number?.state ?? null
}
