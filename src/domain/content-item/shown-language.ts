import type { AnyTexts } from './document.ts'

/**
 * Returns the language in which readers are shown something: theirs, else English, else the first by its tag. Undefined where
 * no language has a text.
 * @example shownLanguage({ pl: {}, de: {} }, 'fr') // 'de'
 */
export const shownLanguage = (texts: AnyTexts<unknown>, language: string): string | undefined =>
  [language, 'en', ...Object.keys(texts).sort()].find((each) => texts[each] !== undefined)

/** Returns the text that readers of a language are shown. */
export const shownText = <Text>(texts: AnyTexts<Text>, language: string): Text | undefined =>
  texts[shownLanguage(texts, language) ?? '']
