import { interpolate } from './interpolate.ts'
import type { MessagesByArea, Translator } from './translator.ts'

type Values = Record<string, unknown>

/** The key among the texts of an area that holds the language they are in, where that may not be the page's. */
export const languageMark = '@language'

/** The text at 'outer.inner' of an area, or undefined. */
function textAt(texts: unknown, path: string): string | undefined {
  let found = texts
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Values)[part]
  }
  return typeof found === 'string' ? found : undefined
}

/**
 * The translator of islands: reads the same files as `createTranslator`, in half a kilobyte instead of
 * fifteen, so that a page keeps its limit. A test holds both to the same text for every key
 * (docs/decisions/words.md).
 */
export function createSmallTranslator(language: string, messages: MessagesByArea): Translator {
  const languageOf = (texts?: Values) => textAt(texts, languageMark) ?? language
  const rules: Record<string, Intl.PluralRules> = {}
  const formOf = (code: string, count: number) => {
    rules[code] ??= new Intl.PluralRules(code)
    return rules[code].select(count)
  }
  const find = (key: string, values: Values = {}): string | undefined => {
    const [area = '', path = ''] = key.split(':')
    const texts = messages[area]
    const { count } = values
    const counted =
      typeof count === 'number' ? textAt(texts, `${path}_${formOf(languageOf(texts), count)}`) : undefined
    const text = counted ?? textAt(texts, path)
    return text === undefined ? undefined : interpolate(text, values)
  }
  const spoken = languageOf(Object.values(messages)[0])
  return { language, spoken, find, t: (key, values) => find(key, values) ?? key }
}
