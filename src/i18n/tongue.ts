import { direction } from '../domain/language/script.ts'

/**
 * The attributes `lang` and `dir` of an item's own words, where the words around them are in another language.
 * @example tongueOf({ language: 'en' }, 'de') // { lang: 'en', dir: 'ltr' }
 */
export const tongueOf = (item: { language: string }, spoken: string) =>
  item.language === spoken ? {} : { lang: item.language, dir: direction(item.language) }
