import type { VatNumberState } from './vat-number-state.ts'

/**
 * The evidence for the VAT of an order, recorded when the order was placed. Directive 2006/112/EC, article 196;
 * regulation 282/2011, article 24b.
 */
export interface VatEvidence {
  /** The billed country; `connection` is the country of the buyer's network address, null if no proxy reports it. */
  billing: string
  connection: string | null
  /** Which of the two countries decided the VAT; null if neither did. */
  decided: 'billing' | 'connection' | null
  /** The VAT number that was checked; null if there was none, or if it did not affect the VAT. */
  number: { state: VatNumberState; consultation: string | null; confirmedAt: string | null } | null
}
