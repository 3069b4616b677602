import jsvat from 'jsvat'
import { vatKey } from '#src/domain/learner/vat-number.ts'

/** A VAT number that keeps the rules of its country: its form, and its check digits. Greek ones begin with EL, and are of GR. */
export interface ReadVatNumber {
  /** Capitals and figures only. */
  key: string
  /** By ISO 3166-1. */
  country: string
}

/** @example readVatNumber('de 136 695 976') // { key: 'DE136695976', country: 'DE' }; null where it breaks the rules */
export function readVatNumber(text: string): ReadVatNumber | null {
  const key = vatKey(text)
  const { isValid, country } = jsvat.checkVAT(key, jsvat.countries)
  return isValid && country ? { key, country: country.isoCode.short } : null
}
