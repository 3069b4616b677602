import { createInstance } from 'i18next'
import { interpolate } from './interpolate.ts'

/** The messages of one language: area to key to text. An area is a namespace: t('course:enrol'). */
export type MessagesByArea = Record<string, Record<string, unknown>>

export interface Translator {
  /** The page's language, which the reader chose. */
  language: string
  /** The language of the texts: the page's if it has messages, else English. */
  spoken: string
  t(key: string, values?: Record<string, unknown>): string
  /** Returns the text of a key, or undefined if no language has one. */
  find(key: string, values?: Record<string, unknown>): string | undefined
}

/** The number of cached texts with values. */
const remembered = 5000

/**
 * Creates a translator for one language. It has no global state, so that pages of several languages render in parallel.
 * A missing text falls back to English, as does a language without messages; a key without any text is its own text,
 * 'course:enrol'. Plurals depend on `count`, in the forms of the text's language: six in Arabic.
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
  /** Returns the text of a key without values, cached, because pages request the same few a hundred thousand times. */
  const textOf = (key: string): string => {
    const known = plain.get(key) ?? (fixed(key, {}) as string)
    plain.set(key, known)
    return known
  }
  const templates = new Map<string, string>()
  /** Returns the uninterpolated text of a key, also cached. */
  const templateOf = (key: string): string => {
    const known = templates.get(key) ?? (fixed(key, { skipInterpolation: true }) as string)
    templates.set(key, known)
    return known
  }
  /** Only `count` selects another text. */
  const say = (key: string, values: Record<string, unknown>): string =>
    'count' in values ? (fixed(key, values) as string) : interpolate(templateOf(key), values)
  const filled = new Map<string, string>()
  /** Returns a text with values, cached, because many pages contain the same ones. */
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
