import type { MessagesByNamespace } from './translator.ts'

type Texts = MessagesByNamespace[string]

/**
 * Returns the base of a regional language.
 * @example primaryLanguageOf('en-GB') // 'en'
 */
export const primaryLanguageOf = (language: string): string => language.split('-')[0] as string

/** The namespace that every language with translated pages has. */
export const pageNamespace = 'shell'

/**
 * The namespaces that languages without translated pages may have, too: those of refusals, documents, emails and the
 * server's own pages.
 */
export const serverNamespaces = ['document', 'error', 'identity', 'mail', 'provider'] as const

/** A message file, by its language and namespace. */
export type MessageFileName = readonly [language: string, namespace: string]

/** Returns the languages that have a namespace, and their regional variants, which contain only the differences. */
export function findLanguages(namespace: string, files: readonly MessageFileName[]): string[] {
  const withNamespace = new Set(files.filter(([, each]) => each === namespace).map(([language]) => language))
  const languages = [...new Set(files.map(([language]) => language))]
  return languages.filter((each) => withNamespace.has(each) || withNamespace.has(primaryLanguageOf(each)))
}

/**
 * Returns the language of the interface for a reader: the reader's language if it has messages, otherwise its base,
 * otherwise English. `present` are the languages with messages.
 * @example messageLocaleOf('de-AT', ['de', 'en']) // 'de'
 */
export const messageLocaleOf = (language: string, present: readonly string[]): string =>
  [language, primaryLanguageOf(language)].find((code) => present.includes(code)) ?? 'en'

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Returns the texts of a language, overridden by those of a regional variant. */
export function overlayTexts(texts: Texts, regional: Texts): Texts {
  const merged = Object.entries(regional).map(([key, value]) => {
    const baseValue = texts[key]
    return [key, isGroup(baseValue) && isGroup(value) ? overlayTexts(baseValue, value) : value]
  })
  return { ...texts, ...Object.fromEntries(merged) }
}
