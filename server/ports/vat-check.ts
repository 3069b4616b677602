/**
 * The answer about a VAT number: confirmed, with the number of the consultation as evidence and its instant in milliseconds; unknown to the
 * member state; or not to be had at the moment.
 */
export type VatAnswer =
  | { state: 'confirmed'; consultation: string; at: number }
  | { state: 'unknown' }
  | { state: 'unavailable' }

/** A VAT number with its member state in front, capitals and figures only (Greek ones begin with EL), and that of the seller who asks. */
export interface VatQuestion {
  number: string
  requester: string
}

/** The register of VAT numbers. It never throws, and answers within some seconds. */
export interface VatCheck {
  check(question: VatQuestion): Promise<VatAnswer>
}
