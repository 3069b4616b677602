import type { MessagesByArea } from './translator.ts'

type Texts = MessagesByArea[string]

/**
 * Returns the base of a regional language.
 * @example baseOf('en-GB') // 'en'
 */
export const baseOf = (language: string): string => language.split('-')[0] as string

/** The area that every language of pages has. */
export const pageArea = 'shell'

/** The areas that only the server uses, for refusals, documents, emails and its own pages. */
export const serverAreas = ['document', 'error', 'identity', 'mail', 'provider'] as const

/** A message file, by its language and area. */
export type MessageFileName = readonly [language: string, area: string]

/** Returns the languages that have an area, and their regional variants, which contain only the differences. */
export function findLanguages(area: string, files: readonly MessageFileName[]): string[] {
  const withArea = new Set(files.filter(([, each]) => each === area).map(([language]) => language))
  const languages = [...new Set(files.map(([language]) => language))]
  return languages.filter((each) => withArea.has(each) || withArea.has(baseOf(each)))
}

/**
 * Returns the language of the interface for a reader: the reader's, else its base, else English. `present` are the
 * languages with messages.
 * @example messageLocaleOf('de-AT', ['de', 'en']) // 'de'
 */
export const messageLocaleOf = (language: string, present: readonly string[]): string =>
  [language, baseOf(language)].find((code) => present.includes(code)) ?? 'en'

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Merges the texts of a regional variant over those of its base. */
export function overlay(texts: Texts, regional: Texts): Texts {
  const merged = Object.entries(regional).map(([key, value]) => {
    const baseValue = texts[key]
    return [key, isGroup(baseValue) && isGroup(value) ? overlay(baseValue, value) : value]
  })
  return { ...texts, ...Object.fromEntries(merged) }
}
