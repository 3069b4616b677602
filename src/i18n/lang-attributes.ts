import { textDirectionOf } from '../domain/language/script.ts'
import { primaryLanguageOf } from './message-locale.ts'

/**
 * Returns the attributes `lang` and `dir` of an item's texts if they differ from the surrounding language.
 * @example langAttributesOf({ language: 'en' }, 'de') // { lang: 'en', dir: 'ltr' }
 */
export const langAttributesOf = (item: { language: string }, locale: string) =>
  item.language === locale ? {} : { lang: item.language, dir: textDirectionOf(item.language) }

/**
 * Returns whether an item's texts are in another language than the text around them. Pages then show a note about
 * the language.
 * @example isInOtherLanguage({ language: 'pt-PT' }, 'pt-BR') // false
 */
export const isInOtherLanguage = (item: { language: string }, locale: string): boolean =>
  primaryLanguageOf(item.language) !== primaryLanguageOf(locale)

/**
 * Returns whether an item's texts are in English while the text around them is not. Pages then show a note about
 * the language.
 * @example isEnglishFallback({ language: 'en' }, 'en-GB') // false
 */
export const isEnglishFallback = (item: { language: string }, locale: string): boolean =>
  primaryLanguageOf(item.language) === 'en' && primaryLanguageOf(locale) !== 'en'
