import type { Messages } from './translator.ts'

type Texts = Messages[string]

/** The language that a regional one is a variant of: `en` of `en-GB`. */
export const baseOf = (language: string): string => language.split('-')[0] as string

/** The language that the interface speaks for a reader: theirs, else its base, else English. `present` have messages. */
export const spokenOf = (language: string, present: readonly string[]): string =>
  [language, baseOf(language)].find((code) => present.includes(code)) ?? 'en'

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** The texts of a language, where its regional variant has no others. */
export function overlay(texts: Texts, regional: Texts): Texts {
  const laid = Object.entries(regional).map(([key, value]) => {
    const below = texts[key]
    return [key, isGroup(below) && isGroup(value) ? overlay(below, value) : value]
  })
  return { ...texts, ...Object.fromEntries(laid) }
}
