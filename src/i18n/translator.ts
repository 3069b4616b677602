import { createInstance } from 'i18next'

/** Message files of one language: area to key to text. An area is a namespace: t('course:enrol'). */
export type Messages = Record<string, Record<string, unknown>>

export interface Translator {
  language: string
  t(key: string, values?: Record<string, unknown>): string
  /** The text of a key, or undefined where no language has one. */
  find(key: string, values?: Record<string, unknown>): string | undefined
}

/**
 * A translator of its own for each language: nothing global, so that pages of several languages render at once.
 * A missing text falls back to English. Plurals by `count`, six forms in Arabic.
 */
export function createTranslator(
  language: string,
  messages: Messages,
  english: Messages = messages,
): Translator {
  const i18n = createInstance({
    lng: language,
    fallbackLng: 'en',
    resources: { en: english, [language]: messages },
    ns: Object.keys(english),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  })
  void i18n.init()
  const fixed = i18n.getFixedT(language)
  return {
    language,
    t: (key, values) => fixed(key, values ?? {}) as string,
    find: (key, values) => (i18n.exists(key, values) ? (fixed(key, values ?? {}) as string) : undefined),
  }
}
