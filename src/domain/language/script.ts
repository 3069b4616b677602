const scripts = new Map<string, string>()

/**
 * The script of a language: ISO 15924. Found once for each: pages ask many times, and the search takes longer than a card.
 * @example scriptOf('ru') // 'Cyrl'
 */
export function scriptOf(languageCode: string): string {
  const known = scripts.get(languageCode) ?? new Intl.Locale(languageCode).maximize().script ?? 'Latn'
  scripts.set(languageCode, known)
  return known
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

/**
 * The direction of a language's script; it never depends on the site.
 * @example direction('ar') // 'rtl'
 */
export const direction = (languageCode: string): 'ltr' | 'rtl' =>
  rightToLeft.has(scriptOf(languageCode)) ? 'rtl' : 'ltr'
