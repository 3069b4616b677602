import { pageArea } from '#src/i18n/message-locale.ts'
import { type CheckFinding, createWarning, error } from './check-finding.ts'
import { isOverlay, isServerArea, type LanguageTexts, speaksPages } from './message-file.ts'
import { messageKey, neededKeys } from './message-missing.ts'
import { formsOf, groupKeys, isSingleNumber, type PluralForm } from './plural.ts'

type Texts = ReadonlyMap<string, unknown>
interface Compared {
  language: string
  where: string
  english: Texts
  texts: Texts
}

const variablesOf = (text: unknown): string[] =>
  [...String(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name as string)

/** The variables that the English text has, in all its plural forms together. */
const englishVariables = (english: Texts, base: string, forms: readonly PluralForm[]): Set<string> =>
  new Set(
    (forms.length > 0 ? forms : [undefined]).flatMap((form) =>
      variablesOf(english.get(messageKey(base, form))),
    ),
  )

/** Checks one text: it exists, is not empty, and has the variables of the English one. */
function checkText(
  { language, where, texts }: Compared,
  key: string,
  wanted: Set<string>,
  form?: PluralForm,
) {
  const text = texts.get(key)
  if (text === undefined) return [error(where, `"${key}" is missing`)]
  if (typeof text !== 'string' || text.trim() === '') return [error(where, `"${key}" has no text`)]
  const has = new Set(variablesOf(text))
  const spelled = form && isSingleNumber(language, form)
  const lost = [...wanted].filter((name) => !has.has(name) && !(spelled && name === 'count'))
  const unknown = [...has].filter((name) => !wanted.has(name) && !(form && name === 'count'))
  return [
    ...lost.map((name) => error(where, `"${key}" has lost {{${name}}}`)),
    ...unknown.map((name) => error(where, `"${key}" has {{${name}}}, which nobody fills`)),
  ]
}

function compare(compared: Compared): CheckFinding[] {
  const { language, where, english, texts } = compared
  const wanted = groupKeys(english.keys())
  const missing = neededKeys(language, english.keys()).flatMap(({ key, base, form }) =>
    checkText(compared, key, englishVariables(english, base, wanted.get(base) ?? []), form),
  )
  const unknown = [...groupKeys(texts.keys())].flatMap(([base, forms]) => {
    if (!wanted.has(base)) return [error(where, `"${base}" is not in English: remove it, or add it there`)]
    const useless = forms.filter((form) => form !== 'zero' && !formsOf(language).includes(form))
    return useless.map((form) =>
      error(where, `"${messageKey(base, form)}": ${language} has no such plural form`),
    )
  })
  return [...missing, ...unknown]
}

/**
 * The English texts that an overlay has, too: it may leave everything out, but says nothing that English
 * doesn't.
 */
const onlyPresent = (english: Texts, texts: Texts): Texts =>
  new Map([...english].filter(([key]) => texts.has(key)))

/**
 * Whether a language has words of pages but not the area that makes pages speak it: whoever began it wants one
 * sentence, not one for each text that is missing.
 */
const isBegun = ({ areas }: Pick<LanguageTexts, 'areas'>, english: LanguageTexts['areas']): boolean =>
  speaksPages({ areas }) && english.has(pageArea) && !areas.has(pageArea)

/**
 * Finds missing texts: every language that pages speak has each area, key, plural form and variable of
 * English. Every other language of the sites has those that the server speaks; that its pages fall back to
 * English is a warning.
 */
export function findMessageFaults(all: readonly LanguageTexts[], ofSites: readonly string[]): CheckFinding[] {
  const present = all.map(({ language }) => language)
  const english = all.find(({ language }) => language === 'en')
  if (!english)
    return [error('src/i18n/messages', 'English is missing: all other languages are compared with it')]
  const absent = ofSites
    .filter((language) => !present.includes(language) && !isOverlay(language, present))
    .map((language): LanguageTexts => ({ language, areas: new Map() }))
  const languages = [...all, ...absent]
  return [
    ...languages
      .filter((each) => !speaksPages(each) && !isOverlay(each.language, present))
      .map(({ language }) =>
        createWarning('src/i18n/messages', `no texts of pages for "${language}": they speak English`),
      ),
    ...languages
      .filter((each) => isBegun(each, english.areas) && !isOverlay(each.language, present))
      .map(({ language, areas }) => {
        const own = [...areas.keys()].filter((area) => !isServerArea(area)).map((area) => `${area}.json`)
        return error(
          `src/i18n/messages/${language}`,
          `pages don't speak "${language}" without ${pageArea}.json: write every area, or leave out ${own.join(', ')}`,
        )
      }),
    ...languages.flatMap(({ language, areas }) => {
      const overlay = isOverlay(language, present)
      const whole = overlay || (speaksPages({ areas }) && !isBegun({ areas }, english.areas))
      const names = new Set([...english.areas.keys(), ...areas.keys()])
      return [...names]
        .filter((area) => whole || isServerArea(area))
        .flatMap((area) => {
          const texts = areas.get(area) ?? new Map()
          const wanted = english.areas.get(area) ?? new Map()
          const where = `src/i18n/messages/${language}/${area}.json`
          return compare({ language, where, texts, english: overlay ? onlyPresent(wanted, texts) : wanted })
        })
    }),
  ]
}
