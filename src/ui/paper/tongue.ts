import { direction } from '../../domain/language/script.ts'

/** The attributes of words in a language that is not the page's; none where it is. */
export const tongue = (lang: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  lang === undefined ? {} : { lang, dir: direction(lang) }
