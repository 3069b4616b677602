import { $me } from './me.ts'

/**
 * Returns the language in which items open: the language of a translator whose role is limited to languages, else
 * English.
 */
export function readInitialItemLanguage(): string {
  const { languages, sites } = $me.get().limits ?? {}
  return (sites === null && languages?.[0]) || 'en'
}

/**
 * Returns the language as a parameter of a URL; undefined for the language in which items open without a parameter.
 */
export const languageParameterOf = (language: string): string | undefined =>
  language === readInitialItemLanguage() ? undefined : language
