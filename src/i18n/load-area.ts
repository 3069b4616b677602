import {
  baseOf,
  findLanguages,
  type MessageFileName,
  messageLocaleOf,
  overlay,
  pageArea,
} from './message-locale.ts'
import { languageMark } from './small-translator.ts'

type Texts = Record<string, unknown>

/**
 * The folder of the compiled pages' words (src/renderer/message-files.mjs) and the names of its files, which tell
 * which languages there are.
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
 * The languages that have the area of all pages. Every name is "language/area", of modules and of compiled
 * files alike: so a split one is a pair.
 */
const present = findLanguages(
  pageArea,
  names.map((name) => name.split('/') as unknown as MessageFileName),
)
/** The names of the files of regional languages. They have few; by this list none is asked for in vain. */
const regional = new Set(names.filter((name) => name.split('/')[0]?.includes('-')))

async function fetched(name: string): Promise<Texts | undefined> {
  const answer = await fetch(`${compiled?.base}/${name}.json`)
  if (answer.ok) return (await answer.json()) as Texts
  if (answer.status === 404) return undefined
  throw new Error(`The words ${name} could not be loaded: ${answer.status}`)
}

const load = (language: string, area: string): Promise<Texts | undefined> | undefined => {
  const name = `${language}/${area}`
  return modules ? modules[`./messages/${name}.json`]?.() : fetched(name)
}

/**
 * The messages of one area in a language, as files of their own, marked with the language that they are in: a regional
 * language over its base, and English where the language has none.
 */
export async function loadArea(language: string, area: string): Promise<Texts> {
  const spoken = messageLocaleOf(language, present)
  const base = baseOf(spoken)
  const [texts, own] = await Promise.all([
    load(base, area),
    regional.has(`${spoken}/${area}`) ? load(spoken, area) : undefined,
  ])
  if (texts ?? own) return { ...overlay(texts ?? {}, own ?? {}), [languageMark]: spoken }
  return { ...(await load('en', area)), [languageMark]: 'en' }
}
