import type { MessagesByArea } from './translator.ts'

type Texts = MessagesByArea[string]

/**
 * The language that a regional one is a variant of.
 * @example baseOf('en-GB') // 'en'
 */
export const baseOf = (language: string): string => language.split('-')[0] as string

/** The area that every language of pages has. */
export const pageArea = 'shell'

/** The areas that only the server uses, for refusals, papers, mails and its own pages. */
export const serverAreas = ['document', 'error', 'identity', 'mail', 'provider'] as const

/** A message file, by its language and area. */
export type MessageFileName = readonly [language: string, area: string]

/** The languages that have an area, with their regional variants, which have only the texts that differ. */
export function findLanguages(area: string, files: readonly MessageFileName[]): string[] {
  const having = new Set(files.filter(([, each]) => each === area).map(([language]) => language))
  const languages = [...new Set(files.map(([language]) => language))]
  return languages.filter((each) => having.has(each) || having.has(baseOf(each)))
}

/**
 * The language that the interface speaks to a reader: theirs, else its base, else English. `present` have
 * messages.
 * @example messageLocaleOf('de-AT', ['de', 'en']) // 'de'
 */
export const messageLocaleOf = (language: string, present: readonly string[]): string =>
  [language, baseOf(language)].find((code) => present.includes(code)) ?? 'en'

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** The texts of a language with those of a regional variant over them. */
export function overlay(texts: Texts, regional: Texts): Texts {
  const laid = Object.entries(regional).map(([key, value]) => {
    const below = texts[key]
    return [key, isGroup(below) && isGroup(value) ? overlay(below, value) : value]
  })
  return { ...texts, ...Object.fromEntries(laid) }
}
