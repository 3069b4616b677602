import { createInstance } from 'i18next'
import { interpolate } from './interpolate.ts'

/** The messages of one language: area to key to text. An area is a namespace: t('course:enrol'). */
export type MessagesByArea = Record<string, Record<string, unknown>>

export interface Translator {
  /** The page's language, which the reader chose. */
  language: string
  /** The language that the words are in: the page's where it has messages, else English. */
  spoken: string
  t(key: string, values?: Record<string, unknown>): string
  /** The text of a key, or undefined where no language has one. */
  find(key: string, values?: Record<string, unknown>): string | undefined
}

/** How many texts with values a translator remembers. */
const remembered = 5000

/**
 * Makes a translator for one language: nothing is global, so that pages of several languages render at once.
 * A missing text falls back to English, and so does a language without messages; a key that English lacks too
 * is its own text, 'course:enrol'. Plurals by `count`, in the forms of the language that the text is in: six
 * in Arabic.
 */
export function createTranslator(
  language: string,
  messages: MessagesByArea,
  english: MessagesByArea = messages,
): Translator {
  const spoken = Object.keys(messages).length > 0 ? language : 'en'
  const i18n = createInstance({
    lng: spoken,
    fallbackLng: 'en',
    resources: { [spoken]: messages, en: english },
    ns: Object.keys(english),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
    appendNamespaceToMissingKey: true,
  })
  void i18n.init()
  const fixed = i18n.getFixedT(spoken)
  const plain = new Map<string, string>()
  /**
   * The text of a key without values, which is looked up once: pages ask for the same few a hundred thousand
   * times.
   */
  const textOf = (key: string): string => {
    const known = plain.get(key) ?? (fixed(key, {}) as string)
    plain.set(key, known)
    return known
  }
  const templates = new Map<string, string>()
  /** The text of a key with the names of its values, which is looked up once, too. */
  const templateOf = (key: string): string => {
    const known = templates.get(key) ?? (fixed(key, { skipInterpolation: true }) as string)
    templates.set(key, known)
    return known
  }
  /** Only a number can change which text it is. */
  const say = (key: string, values: Record<string, unknown>): string =>
    'count' in values ? (fixed(key, values) as string) : interpolate(templateOf(key), values)
  const filled = new Map<string, string>()
  /** A text with values: many pages say the same ones. */
  const filledOf = (key: string, values: Record<string, unknown>): string => {
    let name = key
    for (const value in values) name += `\0${value}\0${values[value]}`
    const known = filled.get(name)
    if (known !== undefined) return known
    const text = say(key, values)
    if (filled.size === remembered) filled.clear()
    filled.set(name, text)
    return text
  }
  return {
    language,
    spoken,
    t: (key, values) => (values ? filledOf(key, values) : textOf(key)),
    find: (key, values) => (i18n.exists(key, values) ? (fixed(key, values ?? {}) as string) : undefined),
  }
}
