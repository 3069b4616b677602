import { direction } from '../domain/language/script.ts'
import { baseOf } from './message-locale.ts'

/**
 * The attributes `lang` and `dir` of an item's own words, where the words around them are in another language.
 * @example langAttributesOf({ language: 'en' }, 'de') // { lang: 'en', dir: 'ltr' }
 */
export const langAttributesOf = (item: { language: string }, spoken: string) =>
  item.language === spoken ? {} : { lang: item.language, dir: direction(item.language) }

/**
 * Whether an item's words are in another language than the words around them, which a reader is told.
 * @example isInOther({ language: 'pt-PT' }, 'pt-BR') // false
 */
export const isInOther = (item: { language: string }, spoken: string): boolean =>
  baseOf(item.language) !== baseOf(spoken)

/**
 * Whether an item's words are still English where the words around them are not, which a reader is told.
 * @example isStillEnglish({ language: 'en' }, 'en-GB') // false
 */
export const isStillEnglish = (item: { language: string }, spoken: string): boolean =>
  baseOf(item.language) === 'en' && baseOf(spoken) !== 'en'
