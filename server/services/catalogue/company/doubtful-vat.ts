import jsvat from 'jsvat'
import { vatKey } from '#src/domain/learner/vat-number.ts'

const known = jsvat.countries

/**
 * Whether a VAT number breaks the rules of its country. Numbers of a country whose rules are not known are
 * not judged.
 */
export function isDoubtful(vatNumber: string): boolean {
  const key = vatKey(vatNumber)
  const codes = known.flatMap(({ codes: [short] }) => short ?? [])
  const named = codes.some((code) => key.startsWith(code)) || key.startsWith('EL')
  return named && !jsvat.checkVAT(key, known).isValid
}
