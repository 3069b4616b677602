import { hasPageMessages, isOverlay, type LanguageTexts, readMessageTexts } from './message-file.ts'
import { groupPluralKeys, type PluralForm, pluralFormsOf } from './plural.ts'
import { readProjectFiles } from './project-file.ts'

/** The messages that a language does not have. Its pages show them in English. */
export interface MissingMessages {
  language: string
  /** Whether the language has no messages for pages at all. */
  none: boolean
  namespaces: { namespace: string; keys: string[] }[]
}

interface NeededKey {
  key: string
  base: string
  form?: PluralForm
}

export const formatMessageKey = (base: string, form?: PluralForm): string => (form ? `${base}_${form}` : base)

/** Returns the message keys that a language must have: the English keys, with the plural forms of the language. */
export const listNeededKeys = (language: string, english: Iterable<string>): NeededKey[] =>
  [...groupPluralKeys(english)].flatMap(([base, forms]): NeededKey[] =>
    forms.length === 0
      ? [{ key: base, base }]
      : pluralFormsOf(language).map((form) => ({ key: formatMessageKey(base, form), base, form })),
  )

const readAll = (): LanguageTexts[] => readMessageTexts(readProjectFiles(['src/i18n/messages/*/*.json']))

/**
 * Returns the languages with missing messages, with their namespaces and keys. A regional overlay uses its base's
 * messages, so no messages are missing there.
 */
export function findMissingMessages(languages: readonly string[], all: readonly LanguageTexts[] = readAll()) {
  const present = all.map(({ language }) => language)
  const english = all.find(({ language }) => language === 'en')?.namespaces ?? new Map<string, never>()
  const checkedLanguages = languages.filter((language) => !isOverlay(language, present))
  return checkedLanguages.flatMap((language): MissingMessages[] => {
    const textsOfLanguage = all.find((each) => each.language === language)
    const texts = textsOfLanguage?.namespaces
    const namespaces = [...english].flatMap(([namespace, englishKeys]) => {
      const has = texts?.get(namespace)
      const keys = listNeededKeys(language, englishKeys.keys()).map(({ key }) => key)
      const missing = keys.filter((key) => !has?.has(key))
      return missing.length > 0 ? [{ namespace, keys: missing }] : []
    })
    return namespaces.length > 0
      ? [{ language, none: !textsOfLanguage || !hasPageMessages(textsOfLanguage), namespaces }]
      : []
  })
}

const countOf = ({ namespaces }: MissingMessages): number =>
  namespaces.reduce((sum, { keys }) => sum + keys.length, 0)

/**
 * Returns one line for the operator of the publisher: "Words: fr has none, English is shown". Returns undefined if
 * no message is missing.
 */
export function formatMissingMessages(missing: readonly MissingMessages[]): string | undefined {
  if (missing.length === 0) return undefined
  const absent = missing.filter(({ none }) => none).map(({ language }) => language)
  const none = absent.length > 0 ? [`${absent.join(', ')} ${absent.length > 1 ? 'have' : 'has'} none`] : []
  const some = missing
    .filter((each) => !each.none)
    .map(
      (each) =>
        `${each.language} lacks ${countOf(each)} (${each.namespaces.map(({ namespace }) => namespace).join(', ')})`,
    )
  return `Words: ${[...none, ...some].join('; ')}, English is shown`
}
