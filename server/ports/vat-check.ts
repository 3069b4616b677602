/**
 * The result of a check of a VAT number: confirmed, with the consultation number as evidence and the instant in
 * milliseconds; unknown to the member state; or unavailable.
 */
export type VatCheckResult =
  | { state: 'confirmed'; consultation: string; at: number }
  | { state: 'unknown' }
  | { state: 'unavailable' }

/**
 * A VAT number to check, and the VAT number of the requesting seller. Both begin with the member state and have
 * only capitals and digits (Greek ones begin with EL).
 */
export interface VatQuestion {
  number: string
  requester: string
}

/** The register of VAT numbers. `check` never throws, and returns a result within seconds. */
export interface VatCheck {
  check(question: VatQuestion): Promise<VatCheckResult>
}
