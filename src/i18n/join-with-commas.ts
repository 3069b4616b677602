/**
 * Returns texts with the comma of a language between them, and without a conjunction.
 * @example joinWithCommas('ar', ['a', 'b']) // 'a، b'
 */
export const joinWithCommas = (language: string, texts: readonly string[]): string =>
  texts.join(language === 'ar' ? '، ' : ', ')
