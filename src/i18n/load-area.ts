import { languageMark } from './small-translator.ts'
import { baseOf, overlay, spokenOf } from './spoken.ts'

type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>('./messages/*/*.json', { import: 'default' })
const present = Object.keys(files).map((path) => path.split('/')[2] as string)

const load = (language: string, area: string): Promise<Texts> | undefined =>
  files[`./messages/${language}/${area}.json`]?.()

/**
 * The messages of one area in a language, as files of their own, marked with the language that they are in: a regional
 * language over its base, and English where the language has none.
 */
export async function loadArea(language: string, area: string): Promise<Texts> {
  const spoken = spokenOf(language, present)
  const base = baseOf(spoken)
  const [texts, regional] = await Promise.all([
    load(base, area),
    spoken === base ? undefined : load(spoken, area),
  ])
  if (texts ?? regional) return { ...overlay(texts ?? {}, regional ?? {}), [languageMark]: spoken }
  return { ...(await load('en', area)), [languageMark]: 'en' }
}
