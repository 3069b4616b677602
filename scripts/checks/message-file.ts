import { primaryLanguageOf, serverNamespaces } from '#src/i18n/message-locale.ts'
import type { ProjectFile } from './project-file.ts'

/** The messages of one language: namespace to key to text. Nested keys are joined by dots. */
export interface LanguageTexts {
  language: string
  namespaces: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

function flatten(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]]
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
}

/** Reads message files (src/i18n/messages/<language>/<namespace>.json) by language. */
export function readMessageTexts(files: readonly ProjectFile[]): LanguageTexts[] {
  const languages = new Map<string, Map<string, ReadonlyMap<string, unknown>>>()
  for (const { path, text } of files) {
    const [language, namespace] = path.split('/').slice(-2) as [string, string]
    const namespaces = languages.get(language) ?? new Map()
    namespaces.set(namespace.replace('.json', ''), new Map(flatten(JSON.parse(text))))
    languages.set(language, namespaces)
  }
  return [...languages].map(([language, namespaces]) => ({ language, namespaces }))
}

export const isServerNamespace = (namespace: string): boolean =>
  serverNamespaces.some((each) => each === namespace)

/**
 * Whether there are messages for pages in a language. If not, only the server uses the language: in refusals,
 * printed documents and emails.
 */
export const hasPageMessages = ({ namespaces }: Pick<LanguageTexts, 'namespaces'>): boolean =>
  [...namespaces.keys()].some((namespace) => !isServerNamespace(namespace))

/** Whether a language is a regional overlay of its base (en-GB over en), which contains only differences. */
export const isOverlay = (language: string, present: readonly string[]): boolean =>
  language.includes('-') && present.includes(primaryLanguageOf(language))
