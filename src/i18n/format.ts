/** Numbers and dates in a language; Arabic shows Latin digits. Decisions: "Sites and languages". */
const locale = (language: string): string => `${language}-u-nu-latn`

export const formatNumber = (language: string, value: number): string =>
  new Intl.NumberFormat(locale(language)).format(value)

/** mm:ss, or h:mm:ss over an hour. Specification 1, section 9. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')}`
  return h > 0 ? `${h}:${tail}` : tail
}

/** A length in words: "4 min", "1 hr 25 min", in the language's own short units. */
export function lengthInWords(language: string, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return [h > 0 ? unit(h, 'hour') : '', m > 0 ? unit(m, 'minute') : ''].filter(Boolean).join(' ')
}

/** The name of a language in a language: "German" in English. */
export const languageName = (inLanguage: string, code: string): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
