import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, type Messages, type Translator } from './translator.ts'

const folder = 'src/i18n/messages'

/** All message files of a language, by area. A language without a folder has none. */
export function loadMessages(language: string): Messages {
  const files = readdirSync(join(folder, language), { withFileTypes: true }).filter((file) =>
    file.name.endsWith('.json'),
  )
  return Object.fromEntries(
    files.map((file) => [
      file.name.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, language, file.name), 'utf8')) as Record<string, unknown>,
    ]),
  )
}

const kept = new Map<string, Translator>()

/** The translator of a language for pages and the server, made once. */
export function translatorOf(language: string): Translator {
  const made = kept.get(language) ?? createTranslator(language, loadMessages(language), loadMessages('en'))
  kept.set(language, made)
  return made
}
