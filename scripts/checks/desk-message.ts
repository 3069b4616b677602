import { type CheckFinding, createError } from './check-finding.ts'
import type { LanguageTexts } from './message-file.ts'
import { pluralFormsOf } from './plural.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/**
 * Matches a quoted message key with its namespace. `${` follows the fixed beginning of a computed key:
 * `edit:tool.${name}`.
 */
const keyUse = /['"`]([a-z]+):([\w.]*)(['"`]|\$\{)/g
const pluralEnding = /_(?:zero|one|two|few|many)$/

const fileOf = (language: string, namespace: string): string =>
  `src/desk/messages/${language}/${namespace}.json`

/**
 * The message namespaces whose texts belong to the field registry. src/desk/messages/messages.test.ts compares them
 * with the registry.
 */
const registryNamespaces: ReadonlySet<string> = new Set(['field', 'help', 'value'])

/** Returns the texts of a language without the namespaces of the field registry. */
const withoutRegistry = ({ language, namespaces }: LanguageTexts): LanguageTexts => ({
  language,
  namespaces: new Map([...namespaces].filter(([namespace]) => !registryNamespaces.has(namespace))),
})

/**
 * The keys that the desk uses: `whole` are complete keys (`namespace:key`), `beginnings` are the beginnings of
 * computed keys, and `words` are words of the sources that can complete a computed key.
 */
interface UsedKeys {
  whole: { path: string; name: string }[]
  beginnings: Set<string>
  words: Set<string>
}

function usedKeys(files: readonly ProjectFile[], namespaces: ReadonlyMap<string, unknown>): UsedKeys {
  const used: UsedKeys = { whole: [], beginnings: new Set(), words: new Set() }
  for (const { path, text } of files) {
    for (const [, word = ''] of text.matchAll(/\b(\w+)\b/g)) used.words.add(word)
    if (!path.startsWith('src/desk/')) continue
    for (const [, namespace = '', key = '', end] of text.matchAll(keyUse)) {
      if (!namespaces.has(namespace)) continue
      if (end === '${') used.beginnings.add(`${namespace}:${key}`)
      else used.whole.push({ path, name: `${namespace}:${key}` })
    }
  }
  return used
}

/**
 * Whether a key is used, either as a complete key or as a computed key. A computed key is used if the sources
 * contain its beginning, and the rest of the key as a word.
 */
const isUsed = (name: string, { whole, beginnings, words }: UsedKeys): boolean =>
  whole.some((use) => use.name === name) ||
  [...beginnings].some(
    (beginning) =>
      name.startsWith(beginning) && words.has(name.slice(beginning.length).split('.').at(-1) ?? ''),
  )

/**
 * The largest number that a text of the desk can contain. Spanish has a further plural form from one million on,
 * which is therefore not needed.
 */
const largestCount = 10_000

/** Returns the plural forms that a language uses for the numbers that texts of the desk can contain. */
function formsInUse(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const forms = new Set(Array.from({ length: largestCount + 1 }, (_, count) => rules.select(count)))
  return pluralFormsOf(language).filter((form) => form === 'other' || forms.has(form))
}

/**
 * Returns the keys that a language must have, given the English keys. A text with a count has one key for each
 * plural form of the language; the key for the form `other` has no suffix.
 */
const expectedKeys = (english: readonly string[], language: string): string[] =>
  english
    .filter((key) => !pluralEnding.test(key))
    .flatMap((key) =>
      english.includes(`${key}_one`)
        ? formsInUse(language).map((form) => (form === 'other' ? key : `${key}_${form}`))
        : [key],
    )

function findOtherKeys(english: LanguageTexts, { language, namespaces }: LanguageTexts): CheckFinding[] {
  return [...english.namespaces].flatMap(([namespace, texts]) => {
    const expected = expectedKeys([...texts.keys()], language)
    const present = [...(namespaces.get(namespace)?.keys() ?? [])]
    return [
      ...expected.filter((key) => !present.includes(key)).map((key) => `"${key}" is missing`),
      ...present.filter((key) => !expected.includes(key)).map((key) => `"${key}" has no English text`),
    ].map((message) => createError(fileOf(language, namespace), message))
  })
}

/**
 * Finds faults in the texts of the desk: a used key without an English text, an English text that nothing uses, and
 * a language whose keys or plural forms are not those expected.
 */
export function findDeskMessageFaults(
  sources: readonly ProjectFile[],
  allLanguages: readonly LanguageTexts[],
): CheckFinding[] {
  const languages = allLanguages.map(withoutRegistry)
  const english = languages.find(({ language }) => language === 'en') ?? {
    language: 'en',
    namespaces: new Map(),
  }
  const files = sources.filter(
    (file) => /^src\/(desk|domain|api|contract)\//.test(file.path) && !isTestFile(file),
  )
  const used = usedKeys(files, english.namespaces)
  const names = [...english.namespaces].flatMap(([namespace, texts]) =>
    [...texts.keys()].map((key) => ({ namespace, key })),
  )
  const known = new Set(names.map(({ namespace, key }) => `${namespace}:${key}`))
  const unused = names.filter(
    ({ namespace, key }) => !isUsed(`${namespace}:${key.replace(pluralEnding, '')}`, used),
  )
  return [
    ...used.whole
      .filter(({ name }) => !known.has(name))
      .map(({ path, name }) => createError(path, `"${name}" has no text in src/desk/messages/en`)),
    ...unused.map(({ namespace, key }) => createError(fileOf('en', namespace), `nothing uses "${key}"`)),
    ...languages.flatMap((each) => findOtherKeys(english, each)),
  ]
}
