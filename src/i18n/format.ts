/**
 * Returns the locale for numbers and dates in a language: Latin digits in Arabic, the Gregorian calendar in Thai.
 * Decision: docs/decisions/site-and-language-choice.md.
 */
const locale = (language: string): string => `${language}-u-ca-gregory-nu-latn`

/** Caches one formatter per language, because creating a formatter takes longer than using it a thousand times. */
function cachePerLanguage<Formatter>(
  create: (language: string) => Formatter,
): (language: string) => Formatter {
  const cache = new Map<string, Formatter>()
  return (language) => {
    const formatter = cache.get(language) ?? create(language)
    cache.set(language, formatter)
    return formatter
  }
}

const numbers = cachePerLanguage((language) => new Intl.NumberFormat(locale(language)))

const percents = cachePerLanguage(
  (language) => new Intl.NumberFormat(locale(language), { style: 'percent', maximumFractionDigits: 0 }),
)

/**
 * Formats a fraction from 0 to 1 as a whole percentage.
 * @example formatPercent('en', 0.48) // '48%'
 */
export const formatPercent = (language: string, share: number): string => percents(language).format(share)

export const formatNumber = (language: string, value: number): string => numbers(language).format(value)

/**
 * Formats a length in seconds as mm:ss, or h:mm:ss from one hour on. Specification 1, section 9.
 * @example formatClockTime(65) // '01:05'
 */
export function formatClockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')}`
  return h > 0 ? `${h}:${tail}` : tail
}

const inUnit = (unit: 'hour' | 'minute') =>
  cachePerLanguage(
    (language) => new Intl.NumberFormat(locale(language), { style: 'unit', unit, unitDisplay: 'short' }),
  )
const units = { hour: inUnit('hour'), minute: inUnit('minute') }

/**
 * Formats a length in seconds with the language's short units.
 * @example formatLength('en', 5100) // '1 hr 25 min'
 */
export function formatLength(language: string, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const unit = (value: number, name: 'hour' | 'minute') => units[name](language).format(value)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return [h > 0 ? unit(h, 'hour') : '', m > 0 ? unit(m, 'minute') : ''].filter(Boolean).join(' ')
}

const names = cachePerLanguage((language) => new Intl.DisplayNames([language], { type: 'language' }))

/**
 * Returns the name of a language, in another language.
 * @example languageNameOf('en', 'de') // 'German'
 */
export const languageNameOf = (inLanguage: string, code: string): string => names(inLanguage).of(code) ?? code

/**
 * Formatters of lists in the style "narrow", which some languages (Russian, Korean, Turkish) write without commas.
 */
const lists = cachePerLanguage(
  (language) => new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }),
)

/**
 * Formats a list of texts.
 * @example formatList('en', ['a', 'b', 'c']) // 'a, b, c'
 */
export const formatList = (language: string, things: readonly string[]): string =>
  lists(language).format(things)

const languageLists = new Map<string, string>()

/**
 * Returns the names of languages as a list: "English, German, Arabic". Cached, because pages repeat the same lists
 * thousands of times.
 */
export function formatLanguageList(inLanguage: string, codes: readonly string[]): string {
  const key = `${inLanguage} ${codes}`
  const names = () => codes.map((code) => languageNameOf(inLanguage, code))
  const list = languageLists.get(key) ?? formatList(inLanguage, names())
  languageLists.set(key, list)
  return list
}

/** Returns the symbol of a currency in a language: "€", "zł". */
export function currencySymbolOf(language: string, currency: string): string {
  const parts = new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

const days = cachePerLanguage(
  /* The option dateStyle is not used, because it adds the era in Thai only. */
  (language) =>
    new Intl.DateTimeFormat(locale(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/**
 * Formats an amount in minor units, such as cents: symbol, two decimals, no grouping. Specification 1, section 5.
 * @example formatMoney('en', 130380, 'PLN') // 'zł 1303.80'
 */
export const formatMoney = (language: string, minor: number, currency: string): string =>
  new Intl.NumberFormat(locale(language), {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', useGrouping: false },
  }).format(minor / 100)

/**
 * Formats a day. Specification 1, section 9 (formats).
 * @example formatDate('en', '2026-11-21') // 'November 21, 2026'
 */
export const formatDate = (language: string, day: string): string =>
  days(language).format(new Date(`${day}T00:00:00Z`))

const months = cachePerLanguage(
  (language) =>
    new Intl.DateTimeFormat(locale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/**
 * Formats a month.
 * @example formatMonth('en', '2026-11') // 'November 2026'
 */
export const formatMonth = (language: string, month: string): string =>
  months(language).format(new Date(`${month}-01T00:00:00Z`))

const countries = cachePerLanguage((language) => new Intl.DisplayNames([language], { type: 'region' }))

/**
 * Returns the name of a country in a language, by its ISO 3166-1 code.
 * @example countryNameOf('en', 'DE') // 'Germany'
 */
export const countryNameOf = (inLanguage: string, code: string): string =>
  countries(inLanguage).of(code) ?? code

const kB = 1024

/** Formats the size of a file: "340 kB", "2.1 MB". */
export function formatFileSize(language: string, bytes: number): string {
  const inMB = bytes >= kB * kB
  return new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit: inMB ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: inMB ? 1 : 0,
  }).format(Math.max(1, bytes / (inMB ? kB * kB : kB)))
}

const ahead = cachePerLanguage((language) => new Intl.RelativeTimeFormat(locale(language)))

/**
 * Formats the time until an instant, given in milliseconds, in the largest unit that fits: minutes, hours or days.
 * Days are rounded up, as by `daysUntil`.
 * @example formatTimeUntil('en', 600_000) // 'in 10 minutes'
 */
export function formatTimeUntil(language: string, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000))
  if (minutes < 60) return ahead(language).format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 24
    ? ahead(language).format(hours, 'hour')
    : ahead(language).format(Math.ceil(milliseconds / (24 * 60 * 60_000)), 'day')
}
