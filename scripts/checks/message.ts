import { pageNamespace } from '#src/i18n/message-locale.ts'
import { type CheckFinding, createError, createWarning } from './check-finding.ts'
import { hasPageMessages, isOverlay, isServerNamespace, type LanguageTexts } from './message-file.ts'
import { formatMessageKey, listNeededKeys } from './message-missing.ts'
import { groupPluralKeys, isSingleNumber, type PluralForm, pluralFormsOf } from './plural.ts'

type Texts = ReadonlyMap<string, unknown>
interface Comparison {
  language: string
  where: string
  english: Texts
  texts: Texts
}

const variablesOf = (text: unknown): string[] =>
  [...String(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name as string)

/** Returns the variables of the English text, in all its plural forms together. */
const englishVariables = (english: Texts, base: string, forms: readonly PluralForm[]): Set<string> =>
  new Set(
    (forms.length > 0 ? forms : [undefined]).flatMap((form) =>
      variablesOf(english.get(formatMessageKey(base, form))),
    ),
  )

/** Checks one text: it must exist, must not be empty, and must have the variables of the English text. */
function checkText(
  { language, where, texts }: Comparison,
  key: string,
  expected: Set<string>,
  form?: PluralForm,
) {
  const text = texts.get(key)
  if (text === undefined) return [createError(where, `"${key}" is missing`)]
  if (typeof text !== 'string' || text.trim() === '') return [createError(where, `"${key}" has no text`)]
  const has = new Set(variablesOf(text))
  const isSpelledOut = form && isSingleNumber(language, form)
  const missingVariables = [...expected].filter(
    (name) => !has.has(name) && !(isSpelledOut && name === 'count'),
  )
  const unknown = [...has].filter((name) => !expected.has(name) && !(form && name === 'count'))
  return [
    ...missingVariables.map((name) => createError(where, `"${key}" is missing {{${name}}}`)),
    ...unknown.map((name) => createError(where, `"${key}" has {{${name}}}, which is not in English`)),
  ]
}

function compare(compared: Comparison): CheckFinding[] {
  const { language, where, english, texts } = compared
  const expected = groupPluralKeys(english.keys())
  const missing = listNeededKeys(language, english.keys()).flatMap(({ key, base, form }) =>
    checkText(compared, key, englishVariables(english, base, expected.get(base) ?? []), form),
  )
  const unknown = [...groupPluralKeys(texts.keys())].flatMap(([base, forms]) => {
    if (!expected.has(base))
      return [createError(where, `"${base}" is not in English: remove it, or add it there`)]
    const useless = forms.filter((form) => form !== 'zero' && !pluralFormsOf(language).includes(form))
    return useless.map((form) =>
      createError(where, `"${formatMessageKey(base, form)}": ${language} has no such plural form`),
    )
  })
  return [...missing, ...unknown]
}

/** Returns the English texts that an overlay contains too. An overlay may omit texts, but must not add any. */
const onlyPresent = (english: Texts, texts: Texts): Texts =>
  new Map([...english].filter(([key]) => texts.has(key)))

/**
 * Whether a language has messages for pages, but not the namespace that switches pages to the language. Such an
 * unfinished language is reported in one sentence instead of one sentence for each missing text.
 */
const isBegun = (
  { namespaces }: Pick<LanguageTexts, 'namespaces'>,
  english: LanguageTexts['namespaces'],
): boolean => hasPageMessages({ namespaces }) && english.has(pageNamespace) && !namespaces.has(pageNamespace)

/**
 * Finds missing messages. A language that pages use needs each namespace, key, plural form and variable of English.
 * Any other language of a site needs only the messages of the server; its pages fall back to English, which is a
 * warning.
 */
export function findMessageFaults(
  all: readonly LanguageTexts[],
  siteLanguages: readonly string[],
): CheckFinding[] {
  const present = all.map(({ language }) => language)
  const english = all.find(({ language }) => language === 'en')
  if (!english)
    return [createError('src/i18n/messages', 'English is missing: all other languages are compared with it')]
  const absent = siteLanguages
    .filter((language) => !present.includes(language) && !isOverlay(language, present))
    .map((language): LanguageTexts => ({ language, namespaces: new Map() }))
  const languages = [...all, ...absent]
  return [
    ...languages
      .filter((each) => !hasPageMessages(each) && !isOverlay(each.language, present))
      .map(({ language }) =>
        createWarning(
          'src/i18n/messages',
          `no messages of pages in "${language}": they are shown in English`,
        ),
      ),
    ...languages
      .filter((each) => isBegun(each, english.namespaces) && !isOverlay(each.language, present))
      .map(({ language, namespaces }) => {
        const own = [...namespaces.keys()]
          .filter((namespace) => !isServerNamespace(namespace))
          .map((namespace) => `${namespace}.json`)
        return createError(
          `src/i18n/messages/${language}`,
          `pages are not shown in "${language}" without ${pageNamespace}.json: write every namespace, or leave out ${own.join(', ')}`,
        )
      }),
    ...languages.flatMap(({ language, namespaces }) => {
      const overlay = isOverlay(language, present)
      const isComplete =
        overlay || (hasPageMessages({ namespaces }) && !isBegun({ namespaces }, english.namespaces))
      const names = new Set([...english.namespaces.keys(), ...namespaces.keys()])
      return [...names]
        .filter((namespace) => isComplete || isServerNamespace(namespace))
        .flatMap((namespace) => {
          const texts = namespaces.get(namespace) ?? new Map()
          const expected = english.namespaces.get(namespace) ?? new Map()
          const where = `src/i18n/messages/${language}/${namespace}.json`
          return compare({
            language,
            where,
            texts,
            english: overlay ? onlyPresent(expected, texts) : expected,
          })
        })
    }),
  ]
}
