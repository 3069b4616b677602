import jsvat from 'jsvat'
import { normalizeVatNumber } from '#src/domain/learner/vat-number.ts'

const countries = jsvat.countries

/**
 * Returns whether a VAT number breaks the rules of its country. Numbers of countries with unknown rules are
 * accepted.
 */
export function isDoubtfulVatNumber(vatNumber: string): boolean {
  const key = normalizeVatNumber(vatNumber)
  const codes = countries.flatMap(({ codes: [short] }) => short ?? [])
  const hasKnownPrefix = codes.some((code) => key.startsWith(code)) || key.startsWith('EL')
  return hasKnownPrefix && !jsvat.checkVAT(key, countries).isValid
}
