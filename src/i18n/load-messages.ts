import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { baseOf, overlay, spokenOf } from './spoken.ts'
import { createTranslator, type Messages, type Translator } from './translator.ts'

const folder = 'src/i18n/messages'

let present: readonly string[] | undefined

/** The languages that have message files. Looked up once: the files do not change while a process runs. */
function presentLanguages(): readonly string[] {
  present ??= [...new Set(globSync('*/*.json', { cwd: folder }).map(dirname))].sort()
  return present
}

const readAreas = (language: string): Messages =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(folder, language) }).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, unknown>,
    ]),
  )

/** All messages of a language, by area; those of a regional one over its base's. A language without files has none. */
export function loadMessages(language: string): Messages {
  const codes = [...new Set([baseOf(language), language])]
  const messages: Messages = {}
  for (const code of codes.filter((each) => presentLanguages().includes(each)))
    for (const [area, texts] of Object.entries(readAreas(code)))
      messages[area] = overlay(messages[area] ?? {}, texts)
  return messages
}

const kept = new Map<string, Translator>()

/** The translator of a language for pages and the server, made once. Without messages of its own it speaks English. */
export function translatorOf(language: string): Translator {
  const spoken = spokenOf(language, presentLanguages())
  const made = kept.get(spoken) ?? createTranslator(spoken, loadMessages(spoken), loadMessages('en'))
  kept.set(spoken, made)
  return spoken === language ? made : { ...made, language }
}
