import type { VatNumberState } from './vat-number-state.ts'

/** The evidence of the VAT of an order, as it was when the order was placed. Directive 2006/112/EC, article 196; regulation 282/2011, article 24b. */
export interface VatEvidence {
  /** The country that is billed, and the one that the buyer was connected from; null where no proxy names it. */
  billing: string
  connection: string | null
  /** Which of them decided; null where neither did. */
  decided: 'billing' | 'connection' | null
  /** The VAT number that was asked about; null without one, or where it decides nothing. */
  number: { state: VatNumberState; consultation: string | null; confirmedAt: string | null } | null
}
