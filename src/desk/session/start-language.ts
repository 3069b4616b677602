import { $me } from './me.ts'

/** Returns the language in which texts open: the language of a translator whose role is limited to languages, else English. */
export function startLanguage(): string {
  const { languages, sites } = $me.get().limits ?? {}
  return (sites === null && languages?.[0]) || 'en'
}

/** Returns the language for an address, which omits the one in which texts open. */
export const languageInUrl = (language: string): string | undefined =>
  language === startLanguage() ? undefined : language
