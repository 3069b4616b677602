import { textDirectionOf } from '#src/domain/language/script.ts'
import { formatDate, formatMoney } from '#src/i18n/format.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/**
 * The texts of a document, all in one language: the reader's language if the portal has messages in it, else
 * English.
 */
export interface DocumentTexts {
  language: string
  direction: 'ltr' | 'rtl'
  translate(key: string, values?: Record<string, unknown>): string
  /** Formats a day in UTC. Years follow the Gregorian calendar, in Thai too. */
  day(iso: string): string
  /** Formats an amount in minor units. */
  money(minor: number, currency: string): string
  /** Formats a rate in basis points: 2300 is 23 %. */
  rate(basisPoints: number): string
  list(items: readonly string[]): string
}

/** Isolates a code from the text around it, so that it stays left-to-right in an Arabic line. */
export const isolateCode = (text: string): string => `\u2066${text}\u2069`

/** Isolates a name from the text around it, so that it keeps the direction of its script. */
export const isolateName = (text: string): string => `\u2068${text}\u2069`

export function documentTextsOf(language: string): DocumentTexts {
  const { t, locale } = translatorOf(language, 'document')
  const intlLocale = `${locale}-u-nu-latn-ca-gregory`
  const rates = new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    language: locale,
    direction: textDirectionOf(locale),
    translate: (key, values) => t(`document:${key}`, values),
    day: (iso) => formatDate(locale, new Date(iso).toISOString().slice(0, 10)),
    money: (minor, currency) => formatMoney(locale, minor, currency),
    rate: (basisPoints) => rates.format(basisPoints / 10_000),
    list: (items) => new Intl.ListFormat(intlLocale).format(items.map(isolateName)),
  }
}

/** Returns an object with the text of each given key, for the field `words` of a sheet. */
export const selectWords = <Key extends string>(
  { translate: word }: DocumentTexts,
  keys: readonly Key[],
): Record<Key, string> => Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<Key, string>
