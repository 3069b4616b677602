import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  baseOf,
  findLanguages,
  type MessageFileName,
  messageLocaleOf,
  overlay,
  pageArea,
} from './message-locale.ts'
import { createTranslator, type MessagesByArea, type Translator } from './translator.ts'

const folder = 'src/i18n/messages'

let files: readonly MessageFileName[] | undefined

/** Returns the message files of the folder, listed once: except in development, they do not change while a process runs. */
function messageFiles(): readonly MessageFileName[] {
  files ??= globSync('*/*.json', { cwd: folder }).map((path) => [dirname(path), basename(path, '.json')])
  return files
}

const languagesByArea = new Map<string, readonly string[]>()

function languagesOf(area: string): readonly string[] {
  const found = languagesByArea.get(area) ?? findLanguages(area, messageFiles())
  languagesByArea.set(area, found)
  return found
}

const readAreas = (language: string): MessagesByArea =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(folder, language) }).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, unknown>,
    ]),
  )

/** Loads all messages of a language by area, a regional language over its base; empty for a language without files. */
export function loadMessages(language: string): MessagesByArea {
  const codes = [...new Set([baseOf(language), language])]
  const messages: MessagesByArea = {}
  for (const code of codes.filter((each) => messageFiles().some(([language]) => language === each)))
    for (const [area, texts] of Object.entries(readAreas(code)))
      messages[area] = overlay(messages[area] ?? {}, texts)
  return messages
}

const translators = new Map<string, Translator>()

/**
 * Clears all loaded messages, because development changes their files (scripts/dev/reload-words.ts).
 * @public
 */
export function clearMessages(): void {
  files = undefined
  languagesByArea.clear()
  translators.clear()
}

/**
 * Returns the cached translator of a language; English for a language without messages of `area`. Pages of a language
 * that only the server has, for refusals and emails, are thus entirely in English, and `locale` says so.
 * @example translatorOf('de').locale // 'de'
 */
export function translatorOf(language: string, area: string = pageArea): Translator {
  const locale = messageLocaleOf(language, languagesOf(area))
  const translator =
    translators.get(locale) ?? createTranslator(locale, loadMessages(locale), loadMessages('en'))
  translators.set(locale, translator)
  return locale === language ? translator : { ...translator, language }
}
