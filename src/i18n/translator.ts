import { createInstance } from 'i18next'
import { interpolate } from './interpolate.ts'

/**
 * The messages of one language: namespace to key to text. t('course:enrol') reads a key of the namespace `course`.
 */
export type MessagesByNamespace = Record<string, Record<string, unknown>>

export interface Translator {
  /** The page's language, which the reader chose. */
  language: string
  /** The language of the texts: the page's if it has messages, else English. */
  locale: string
  t(key: string, values?: Record<string, unknown>): string
  /** Returns the text of a key, or undefined if no language has one. */
  find(key: string, values?: Record<string, unknown>): string | undefined
}

/** The maximum number of cached texts with values. */
const maxCached = 5000

/**
 * Creates a translator for one language. It has no global state, so pages of several languages can be rendered in
 * parallel. If a text or all texts of a language are missing, the English ones are used; for a key without any
 * text, the key itself is returned: 'course:enrol'. Plurals depend on `count`, in the forms of the text's language,
 * of which Arabic has six.
 */
export function createTranslator(
  language: string,
  messages: MessagesByNamespace,
  english: MessagesByNamespace = messages,
): Translator {
  const locale = Object.keys(messages).length > 0 ? language : 'en'
  const i18n = createInstance({
    lng: locale,
    fallbackLng: 'en',
    resources: { [locale]: messages, en: english },
    ns: Object.keys(english),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
    appendNamespaceToMissingKey: true,
  })
  void i18n.init()
  const lookUp = i18n.getFixedT(locale)
  const textCache = new Map<string, string>()
  /**
   * Returns the text of a key without values. It is cached, because pages request the same few keys a hundred
   * thousand times.
   */
  const textOf = (key: string): string => {
    const cachedText = textCache.get(key) ?? (lookUp(key, {}) as string)
    textCache.set(key, cachedText)
    return cachedText
  }
  const templateCache = new Map<string, string>()
  /** Returns the text of a key before values are inserted; cached as well. */
  const templateOf = (key: string): string => {
    const cachedText = templateCache.get(key) ?? (lookUp(key, { skipInterpolation: true }) as string)
    templateCache.set(key, cachedText)
    return cachedText
  }
  /** Among the values, only `count` can select a different text. */
  const translate = (key: string, values: Record<string, unknown>): string =>
    'count' in values ? (lookUp(key, values) as string) : interpolate(templateOf(key), values)
  const filledCache = new Map<string, string>()
  /** Returns a text with values inserted. It is cached, because many pages contain the same texts. */
  const filledTextOf = (key: string, values: Record<string, unknown>): string => {
    let name = key
    for (const value in values) name += `\0${value}\0${values[value]}`
    const cachedText = filledCache.get(name)
    if (cachedText !== undefined) return cachedText
    const text = translate(key, values)
    if (filledCache.size === maxCached) filledCache.clear()
    filledCache.set(name, text)
    return text
  }
  return {
    language,
    locale,
    t: (key, values) => (values ? filledTextOf(key, values) : textOf(key)),
    find: (key, values) => (i18n.exists(key, values) ? (lookUp(key, values ?? {}) as string) : undefined),
  }
}
