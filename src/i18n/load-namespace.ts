import {
  findLanguages,
  type MessageFileName,
  messageLocaleOf,
  overlayTexts,
  pageNamespace,
  primaryLanguageOf,
} from './message-locale.ts'
import { languageMark } from './small-translator.ts'

type Texts = Record<string, unknown>

/**
 * The folder of the compiled messages (src/renderer/message-files.mjs) and the names of its files, from which the
 * available languages are known.
 */
const compiled = import.meta.env?.WORDS as { base: string; files: readonly string[] } | undefined

/** The message files as modules, which development and tests load. */
const modules =
  import.meta.env.DEV &&
  import.meta.glob<Texts>(
    ['./messages/*/*.json', '!./messages/*/{bank,document,identity,mail,provider}.json'],
    {
      import: 'default',
    },
  )

const names: readonly string[] = modules
  ? Object.keys(modules).map((path) => path.slice('./messages/'.length, -'.json'.length))
  : (compiled?.files ?? [])
/**
 * The languages that have the namespace of all pages. In development and in compiled pages, a file name is
 * "language/namespace", so splitting it results in a pair.
 */
const pageLanguages = findLanguages(
  pageNamespace,
  names.map((name) => name.split('/') as unknown as MessageFileName),
)
/**
 * The names of the message files of regional languages. There are few of them, and this set avoids requests for
 * files that do not exist.
 */
const regional = new Set(names.filter((name) => name.split('/')[0]?.includes('-')))

async function fetchTexts(name: string): Promise<Texts | undefined> {
  const response = await fetch(`${compiled?.base}/${name}.json`)
  if (response.ok) return (await response.json()) as Texts
  if (response.status === 404) return undefined
  throw new Error(`The words ${name} could not be loaded: ${response.status}`)
}

const load = (language: string, namespace: string): Promise<Texts | undefined> | undefined => {
  const name = `${language}/${namespace}`
  return modules ? modules[`./messages/${name}.json`]?.() : fetchTexts(name)
}

/**
 * Loads the messages of one namespace in a language, marked with their language. The messages of a regional
 * language override the messages of its base language; a language without messages gets the English messages.
 */
export async function loadNamespace(language: string, namespace: string): Promise<Texts> {
  const locale = messageLocaleOf(language, pageLanguages)
  const base = primaryLanguageOf(locale)
  const [texts, regionalTexts] = await Promise.all([
    load(base, namespace),
    regional.has(`${locale}/${namespace}`) ? load(locale, namespace) : undefined,
  ])
  if (texts ?? regionalTexts)
    return { ...overlayTexts(texts ?? {}, regionalTexts ?? {}), [languageMark]: locale }
  return { ...(await load('en', namespace)), [languageMark]: 'en' }
}
