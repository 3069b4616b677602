import { interpolate } from './interpolate.ts'
import type { MessagesByNamespace, Translator } from './translator.ts'

type Values = Record<string, unknown>

/** The key in a namespace that contains the language of its texts, which may differ from the page's language. */
export const languageMark = '@language'

/** Returns the text at 'outer.inner' of a namespace, or undefined. */
function textAt(texts: unknown, path: string): string | undefined {
  let found = texts
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Values)[part]
  }
  return typeof found === 'string' ? found : undefined
}

/**
 * Creates the translator of islands. It reads the same files as `createTranslator`, but its code has 0.5 kB instead
 * of 15 kB, because the size of pages is limited. A test compares both for every key (docs/decisions/words.md).
 */
export function createSmallTranslator(language: string, messages: MessagesByNamespace): Translator {
  const languageOf = (texts?: Values) => textAt(texts, languageMark) ?? language
  const rules: Record<string, Intl.PluralRules> = {}
  const formOf = (code: string, count: number) => {
    rules[code] ??= new Intl.PluralRules(code)
    return rules[code].select(count)
  }
  const find = (key: string, values: Values = {}): string | undefined => {
    const [namespace = '', path = ''] = key.split(':')
    const texts = messages[namespace]
    const { count } = values
    const pluralText =
      typeof count === 'number' ? textAt(texts, `${path}_${formOf(languageOf(texts), count)}`) : undefined
    const text = pluralText ?? textAt(texts, path)
    return text === undefined ? undefined : interpolate(text, values)
  }
  const locale = languageOf(Object.values(messages)[0])
  return { language, locale, find, t: (key, values) => find(key, values) ?? key }
}
