import * as z from 'zod/mini'

/**
 * Returns a VAT number in the form in which VAT numbers are compared, with only capital letters and digits.
 * @example normalizeVatNumber('pl 526-000-12-46') // 'PL5260001246'
 */
export const normalizeVatNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * A VAT number as typed. Letters are allowed, because EU numbers have them. Specification 1, section 5; decision:
 * docs/decisions/company-query.md.
 */
export const vatNumber = z.string().check(
  z.maxLength(50),
  z.refine((text) => /^[A-Z0-9]{2,50}$/.test(normalizeVatNumber(text))),
)
