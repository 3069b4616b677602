import type { VatNumberState } from './vat-number-state.ts'

/**
 * The evidence for the VAT of an order, from when the order was placed. Directive 2006/112/EC, article 196; regulation
 * 282/2011, article 24b.
 */
export interface VatEvidence {
  /** The billed country, and the country of the buyer's connection; null if no proxy reports it. */
  billing: string
  connection: string | null
  /** The country that decided the VAT; null if neither did. */
  decided: 'billing' | 'connection' | null
  /** The checked VAT number; null if there is none, or if it does not affect the VAT. */
  number: { state: VatNumberState; consultation: string | null; confirmedAt: string | null } | null
}
