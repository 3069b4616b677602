const namesByLanguage = new Map<string, Intl.DisplayNames>()

/**
 * Returns a function that returns a country's name in a language. Reuse the function: creating it takes longer than
 * looking up a thousand names.
 * @example createCountryNamer('en')('DE') // 'Germany'
 */
export function createCountryNamer(language: string): (code: string) => string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' })
  namesByLanguage.set(language, names)
  return (code) => names.of(code) ?? code
}
