import type { Messages, Translator } from './translator.ts'

type Values = Record<string, unknown>

/** The text at 'area:outer.inner', or undefined. */
function textAt(messages: Messages, key: string): string | undefined {
  const [area = '', path = ''] = key.split(':')
  let found: unknown = messages[area]
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Values)[part]
  }
  return typeof found === 'string' ? found : undefined
}

const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/**
 * The words of an island: reads the same files as `createTranslator`, in half a kilobyte instead of fifteen, so that a
 * page at work keeps its limit. A test holds both to the same text for every key (docs/decisions/words.md).
 */
export function createSmallTranslator(language: string, messages: Messages): Translator {
  const plural = new Intl.PluralRules(language)
  const find = (key: string, values: Values = {}): string | undefined => {
    const { count } = values
    const counted = typeof count === 'number' ? textAt(messages, `${key}_${plural.select(count)}`) : undefined
    const text = counted ?? textAt(messages, key)
    return text === undefined ? undefined : fillIn(text, values)
  }
  return { language, find, t: (key, values) => find(key, values) ?? key }
}
