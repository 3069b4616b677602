import { direction } from '../sites/site.ts'

/**
 * The attributes `lang` and `dir` of an item's own words, where the words around them are in another
 * language.
 */
export const tongueOf = (item: { language: string }, spoken: string) =>
  item.language === spoken ? {} : { lang: item.language, dir: direction(item.language) }
