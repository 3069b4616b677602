/**
 * The answer about a VAT number: confirmed, with the consultation number as evidence and its instant in milliseconds; unknown to the
 * member state; or unavailable.
 */
export type VatCheckResult =
  | { state: 'confirmed'; consultation: string; at: number }
  | { state: 'unknown' }
  | { state: 'unavailable' }

/** A VAT number with its member state first, capitals and digits only (Greek ones begin with EL), and that of the requesting seller. */
export interface VatQuestion {
  number: string
  requester: string
}

/** The register of VAT numbers. It never throws, and answers within seconds. */
export interface VatCheck {
  check(question: VatQuestion): Promise<VatCheckResult>
}
