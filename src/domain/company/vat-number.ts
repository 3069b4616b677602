import * as z from 'zod/mini'

/** What tells VAT numbers apart: letters and figures, however they are written. "pl 526-000-12-46" is PL5260001246. */
export const vatKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Letters are allowed: numbers of the EU have them. Specification 1, section 5; decisions: "Shell". */
export const vatNumber = z.string().check(
  z.maxLength(50),
  z.refine((text) => /^[A-Z0-9]{2,50}$/.test(vatKey(text))),
)
