const made = new Map<string, Intl.DisplayNames>()

/**
 * Returns a function that names a country in a language. Keep it: making one costs more than naming a
 * thousand countries.
 * @example countryNamer('en')('DE') // 'Germany'
 */
export function countryNamer(language: string): (code: string) => string {
  const names = made.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' })
  made.set(language, names)
  return (code) => names.of(code) ?? code
}
