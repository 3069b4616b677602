import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { isKnownSite, type Sites } from '#src/sites/load-sites.ts'

const refuseValue = (field: string, message: string): RefusedResult =>
  refuse('invalid', { fields: [field], issues: [{ path: field, message }] })

/**
 * Returns the refusal of a field that names an unknown site folder; undefined if the site exists, even if this
 * server doesn't serve it.
 */
export const checkKnownSite = (field: string, folder: string | undefined): RefusedResult | undefined =>
  folder === undefined || isKnownSite(folder)
    ? undefined
    : refuseValue(field, `is ${folder}, which is not a site: use the name of a folder in sites/`)

/** Returns the refusal of a field that names a language that no site has; undefined for other languages. */
export function checkKnownLanguage(
  { languages }: Pick<Sites, 'languages'>,
  language: string | undefined,
  field = 'language',
): RefusedResult | undefined {
  const codes = languages.map(({ code }) => code)
  if (language === undefined || codes.includes(language)) return undefined
  return refuseValue(field, `is ${language}, which no site has: use one of ${codes.join(', ')}`)
}
