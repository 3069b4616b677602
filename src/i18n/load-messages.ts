import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  findLanguages,
  type MessageFileName,
  messageLocaleOf,
  overlayTexts,
  pageNamespace,
  primaryLanguageOf,
} from './message-locale.ts'
import { createTranslator, type MessagesByNamespace, type Translator } from './translator.ts'

const folder = 'src/i18n/messages'

let files: readonly MessageFileName[] | undefined

/**
 * Returns the names of all message files. The folder is listed once per process, except in development, where files
 * may change.
 */
function messageFiles(): readonly MessageFileName[] {
  files ??= globSync('*/*.json', { cwd: folder }).map((path) => [dirname(path), basename(path, '.json')])
  return files
}

const languagesByNamespace = new Map<string, readonly string[]>()

function languagesOf(namespace: string): readonly string[] {
  const found = languagesByNamespace.get(namespace) ?? findLanguages(namespace, messageFiles())
  languagesByNamespace.set(namespace, found)
  return found
}

const readNamespaces = (language: string): MessagesByNamespace =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(folder, language) }).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, unknown>,
    ]),
  )

/**
 * Loads all messages of a language by namespace. The messages of a regional language override those of its base.
 * Empty for a language without files.
 */
export function loadMessages(language: string): MessagesByNamespace {
  const codes = [...new Set([primaryLanguageOf(language), language])]
  const messages: MessagesByNamespace = {}
  for (const code of codes.filter((each) => messageFiles().some(([language]) => language === each)))
    for (const [namespace, texts] of Object.entries(readNamespaces(code)))
      messages[namespace] = overlayTexts(messages[namespace] ?? {}, texts)
  return messages
}

const translators = new Map<string, Translator>()

/**
 * Clears all loaded messages, for development, where the message files may change (scripts/dev/reload-messages.ts).
 * @public
 */
export function clearMessages(): void {
  files = undefined
  languagesByNamespace.clear()
  translators.clear()
}

/**
 * Returns the cached translator of a language. If the language has no messages of `namespace`, returns the translator
 * of its base language, or else of English. Some languages have messages for refusals and emails only: their pages
 * are then entirely in English, and `locale` is 'en'.
 * @example translatorOf('de').locale // 'de'
 */
export function translatorOf(language: string, namespace: string = pageNamespace): Translator {
  const locale = messageLocaleOf(language, languagesOf(namespace))
  const translator =
    translators.get(locale) ?? createTranslator(locale, loadMessages(locale), loadMessages('en'))
  translators.set(locale, translator)
  return locale === language ? translator : { ...translator, language }
}
