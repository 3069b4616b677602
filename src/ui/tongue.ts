/**
 * The attributes `lang` and `dir` for an item's own words, where the words around them are in another
 * language.
 * @example tongueOf({ language: 'en' }, 'de') // { lang: 'en', dir: 'auto' }
 */
export const tongueOf = (item: { language: string }, spoken: string) =>
  item.language === spoken ? {} : { lang: item.language, dir: 'auto' as const }
