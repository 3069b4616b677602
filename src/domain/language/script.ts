const scripts = new Map<string, string>()

/**
 * Returns the script of a language (ISO 15924). It is cached, because pages request it often and finding it takes longer than
 * rendering a card.
 * @example scriptOf('ru') // 'Cyrl'
 */
export function scriptOf(languageCode: string): string {
  const script = scripts.get(languageCode) ?? new Intl.Locale(languageCode).maximize().script ?? 'Latn'
  scripts.set(languageCode, script)
  return script
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

/**
 * Returns the direction of a language's script, which never depends on the site.
 * @example direction('ar') // 'rtl'
 */
export const direction = (languageCode: string): 'ltr' | 'rtl' =>
  rightToLeft.has(scriptOf(languageCode)) ? 'rtl' : 'ltr'
