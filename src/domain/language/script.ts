/**
 * The script of a language: ISO 15924.
 * @example scriptOf('ru') // 'Cyrl'
 */
export const scriptOf = (languageCode: string): string =>
  new Intl.Locale(languageCode).maximize().script ?? 'Latn'

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

/**
 * The direction of a language's script; it never depends on the site.
 * @example direction('ar') // 'rtl'
 */
export const direction = (languageCode: string): 'ltr' | 'rtl' =>
  rightToLeft.has(scriptOf(languageCode)) ? 'rtl' : 'ltr'
