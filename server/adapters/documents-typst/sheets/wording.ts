import { direction } from '#src/domain/language/script.ts'
import { dayInWords, moneyInWords } from '#src/i18n/format.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/** The words of a document: all in one language, English where the portal has no words in the reader's. */
export interface DocumentWords {
  language: string
  direction: 'ltr' | 'rtl'
  word(key: string, values?: Record<string, unknown>): string
  /** A day in words, by UTC. Thai too counts years as the other languages do. */
  day(iso: string): string
  /** An amount in words, from minor units. */
  money(minor: number, currency: string): string
  /** A rate in words, from basis points: 2300 is 23 %. */
  rate(basisPoints: number): string
  list(items: readonly string[]): string
}

/** A code between signs that keep its direction in an Arabic line. */
export const code = (text: string): string => `\u2066${text}\u2069`

/** A name between signs that keep the direction of its own script. */
export const name = (text: string): string => `\u2068${text}\u2069`

export function wordingOf(asked: string): DocumentWords {
  const { t, spoken } = translatorOf(asked, 'document')
  const locale = `${spoken}-u-nu-latn-ca-gregory`
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    language: spoken,
    direction: direction(spoken),
    word: (key, values) => t(`document:${key}`, values),
    day: (iso) => dayInWords(spoken, new Date(iso).toISOString().slice(0, 10)),
    money: (minor, currency) => moneyInWords(spoken, minor, currency),
    rate: (basisPoints) => rates.format(basisPoints / 10_000),
    list: (items) => new Intl.ListFormat(locale).format(items.map(name)),
  }
}

/** The texts of some keys, by key, which a template calls `words`. */
export const selectWords = <Key extends string>(
  { word }: DocumentWords,
  keys: readonly Key[],
): Record<Key, string> => Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<Key, string>
