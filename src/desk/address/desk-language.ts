import { readSetting } from './setting.ts'

/** The languages of the desk. Users of any other language see the desk in English. */
export const deskLanguages = ['en', 'de', 'es', 'pl', 'ar'] as const
export type DeskLanguage = (typeof deskLanguages)[number]

const isDeskLanguage = (code: string): code is DeskLanguage =>
  (deskLanguages as readonly string[]).includes(code)

/**
 * Returns the language of the desk: the chosen language, else the first language of the browser that the desk
 * supports, else English.
 */
export function getDeskLanguage(): DeskLanguage {
  const candidates = [
    readSetting('language') ?? '',
    ...navigator.languages.map((tag) => tag.split('-')[0] ?? ''),
  ]
  return candidates.find(isDeskLanguage) ?? 'en'
}

/**
 * Returns the id that the server uses for the desk's language. API calls send this id, so that error messages are in
 * this language. If the server does not have the language, returns the id of English.
 */
export const deskLanguageId = (numbers: Readonly<Record<string, number>>): number =>
  numbers[getDeskLanguage()] ?? numbers.en ?? 1
