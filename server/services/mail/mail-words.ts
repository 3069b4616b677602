import { moneyInWords } from '../../../src/i18n/format.ts'
import { translatorOf } from '../../../src/i18n/load-messages.ts'
import { type SessionTime, sessionDays, sessionHours, zoneName } from '../../../src/i18n/session-time.ts'

const day = 24 * 60 * 60 * 1000

const toTheMinute: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
}

/** How a mail speaks: all of it in one language, English where there are no words in the reader's. */
export interface MailWords {
  language: string
  say(key: string, values?: Record<string, unknown>): string
  /** What a key says, or null where it has no text. */
  find(key: string): string | null
  /** "in 7 days", "tomorrow"; `at` and `now` in milliseconds. */
  away(at: number, now: number): string
  /** Days and hours in a zone, which is named. */
  session(times: SessionTime, zone: string): string
  /** A day and hour in a zone, which is named; without one only the day, by UTC. */
  instant(at: Date, zone?: string): string
  money(minor: number, currency: string): string
}

export function mailWords(asked: string): MailWords {
  const { t, find, spoken: language } = translatorOf(asked, 'mail')
  const locale = `${language}-u-ca-gregory-nu-latn`
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    language,
    say: (key, values) => t(`mail:${key}`, values),
    find: (key) => find(`mail:${key}`) ?? null,
    away: (at, now) => t('mail:inDays', { count: Math.max(1, Math.ceil((at - now) / day)) }),
    session: (times, zone) =>
      `${sessionDays(language, times, zone)} · ${sessionHours(language, times, zone)} (${zoneName(language, times, zone)})`,
    instant: (at, timeZone) =>
      timeZone ? new Intl.DateTimeFormat(locale, { ...toTheMinute, timeZone }).format(at) : days.format(at),
    money: (minor, currency) => moneyInWords(language, minor, currency),
  }
}
