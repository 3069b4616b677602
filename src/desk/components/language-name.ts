/**
 * Returns the name of a language in the language of the desk.
 * @example languageName('pl') // 'Polish'
 */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of(code) ?? code
