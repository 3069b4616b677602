import { isOverlay, type LanguageTexts, readTexts, speaksPages } from './message-file.ts'
import { formsOf, groupKeys, type PluralForm } from './plural.ts'
import { readFiles } from './project-file.ts'

/** The words that a language lacks: for these keys its pages show English. */
export interface MissingWords {
  language: string
  /** Whether pages have no words of the language at all. */
  none: boolean
  areas: { area: string; keys: string[] }[]
}

interface NeededKey {
  key: string
  base: string
  form?: PluralForm
}

export const messageKey = (base: string, form?: PluralForm): string => (form ? `${base}_${form}` : base)

/** The keys that a language needs: those of English, with the plural forms of its own. */
export const neededKeys = (language: string, english: Iterable<string>): NeededKey[] =>
  [...groupKeys(english)].flatMap(([base, forms]): NeededKey[] =>
    forms.length === 0
      ? [{ key: base, base }]
      : formsOf(language).map((form) => ({ key: messageKey(base, form), base, form })),
  )

const readAll = (): LanguageTexts[] => readTexts(readFiles(['src/i18n/messages/*/*.json']))

/**
 * The languages that lack texts, each with its areas and keys. A regional language speaks its base's words, and so
 * lacks none.
 */
export function missingWords(languages: readonly string[], all: readonly LanguageTexts[] = readAll()) {
  const present = all.map(({ language }) => language)
  const english = all.find(({ language }) => language === 'en')?.areas ?? new Map<string, never>()
  const asked = languages.filter((language) => !isOverlay(language, present))
  return asked.flatMap((language): MissingWords[] => {
    const own = all.find((each) => each.language === language)
    const texts = own?.areas
    const areas = [...english].flatMap(([area, wanted]) => {
      const has = texts?.get(area)
      const keys = neededKeys(language, wanted.keys()).map(({ key }) => key)
      const missing = keys.filter((key) => !has?.has(key))
      return missing.length > 0 ? [{ area, keys: missing }] : []
    })
    return areas.length > 0 ? [{ language, none: !own || !speaksPages(own), areas }] : []
  })
}

const countOf = ({ areas }: MissingWords): number => areas.reduce((sum, { keys }) => sum + keys.length, 0)

/** One line for whoever publishes: "Words: fr has none, English is shown". Undefined where nothing is missing. */
export function wordsReport(missing: readonly MissingWords[]): string | undefined {
  if (missing.length === 0) return undefined
  const absent = missing.filter(({ none }) => none).map(({ language }) => language)
  const none = absent.length > 0 ? [`${absent.join(', ')} ${absent.length > 1 ? 'have' : 'has'} none`] : []
  const some = missing
    .filter((each) => !each.none)
    .map(
      (each) => `${each.language} lacks ${countOf(each)} (${each.areas.map(({ area }) => area).join(', ')})`,
    )
  return `Words: ${[...none, ...some].join('; ')}, English is shown`
}
