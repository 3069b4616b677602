import { createSmallTranslator } from '../../i18n/small-translator.ts'
import type { MessagesByNamespace, Translator } from '../../i18n/translator.ts'
import type { DeskLanguage } from '../address/desk-language.ts'
import content from './en/content.json'
import edit from './en/edit.json'
import pictures from './en/pictures.json'
import publishing from './en/publishing.json'
import questions from './en/questions.json'
import shell from './en/shell.json'
import state from './en/state.json'
import today from './en/today.json'
import value from './en/value.json'
import video from './en/video.json'

const english: MessagesByNamespace = {
  content,
  edit,
  video,
  pictures,
  publishing,
  questions,
  shell,
  state,
  today,
  value,
}

/**
 * The texts of the other languages. Each language is a separate file, which is loaded only if the language is
 * chosen.
 */
const others: Partial<Record<DeskLanguage, () => Promise<{ default: MessagesByNamespace }>>> = {
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  pl: () => import('./pl/index.ts'),
  ar: () => import('./ar/index.ts'),
}

/** Loads the texts of the desk in a language. Missing texts fall back to English. */
export async function loadDeskMessages(language: DeskLanguage): Promise<Translator> {
  const own = await others[language]?.()
  return createSmallTranslator(own ? language : 'en', { ...english, ...own?.default })
}
