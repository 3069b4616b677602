const scripts = new Map<string, string>()

/**
 * Returns the script of a language (ISO 15924). The result is cached, because pages need it often and determining
 * it takes longer than rendering a card.
 * @example scriptOf('ru') // 'Cyrl'
 */
export function scriptOf(languageCode: string): string {
  const script = scripts.get(languageCode) ?? new Intl.Locale(languageCode).maximize().script ?? 'Latn'
  scripts.set(languageCode, script)
  return script
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

/**
 * Returns the writing direction of a language. It depends only on the language's script, never on the site.
 * @example textDirectionOf('ar') // 'rtl'
 */
export const textDirectionOf = (languageCode: string): 'ltr' | 'rtl' =>
  rightToLeft.has(scriptOf(languageCode)) ? 'rtl' : 'ltr'
