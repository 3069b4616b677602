import type { AnyTexts } from './document.ts'

/**
 * Returns the language in which readers see texts: the reader's language, else English, else the first language that
 * the texts have. Undefined if there are no texts.
 * @example shownLanguageOf({ pl: {}, de: {} }, 'fr') // 'de'
 */
export const shownLanguageOf = (texts: AnyTexts<unknown>, language: string): string | undefined =>
  [language, 'en', ...Object.keys(texts).sort()].find((each) => texts[each] !== undefined)

/** Returns the text that readers of a language see; undefined if there are no texts. */
export const shownTextOf = <Text>(texts: AnyTexts<Text>, language: string): Text | undefined =>
  texts[shownLanguageOf(texts, language) ?? '']
