import type { WishInWords } from '#src/domain/date-alert/date-request.ts'
import type { RefundReason } from '#src/domain/refund/refund-reason.ts'
import { dayInWords, moneyInWords } from '#src/i18n/format.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { type SessionTime, sessionDays, sessionHours, zoneName } from '#src/i18n/session-time.ts'

const day = 24 * 60 * 60 * 1000

const toTheMinute: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
}

/**
 * The words that a mail is written with: all of one language, English where the portal has no words in the
 * reader's.
 */
export interface MailWords {
  language: string
  say(key: string, values?: Record<string, unknown>): string
  /** The text of a key, or null where there is none. */
  find(key: string): string | null
  /** The time until an instant: "in 7 days", "tomorrow"; `at` and `now` in milliseconds. */
  away(at: number, now: number): string
  /** The days and hours of a session in a zone, with the zone's name. */
  session(times: SessionTime, zone: string): string
  /** The day and hour of an instant in a zone, with the zone's name; without a zone only the day, by UTC. */
  instant(at: Date, zone?: string): string
  money(minor: number, currency: string): string
  /** Why money goes back, as the credit note says it. */
  refundReason(reason: RefundReason): string
  /** Of which new dates somebody is told. */
  wish(wish: WishInWords): string
}

export function mailWords(asked: string): MailWords {
  const { t, find, spoken: language } = translatorOf(asked, 'mail')
  const locale = `${language}-u-ca-gregory-nu-latn`
  return {
    language,
    say: (key, values) => t(`mail:${key}`, values),
    find: (key) => find(`mail:${key}`) ?? null,
    away: (at, now) => t('mail:inDays', { count: Math.max(1, Math.ceil((at - now) / day)) }),
    session: (times, zone) =>
      `${sessionDays(language, times, zone)} · ${sessionHours(language, times, zone)} (${zoneName(language, times, zone)})`,
    instant: (at, timeZone) =>
      timeZone
        ? new Intl.DateTimeFormat(locale, { ...toTheMinute, timeZone }).format(at)
        : dayInWords(language, at.toISOString().slice(0, 10)),
    money: (minor, currency) => moneyInWords(language, minor, currency),
    refundReason: (reason) => t(`document:refundReason.${reason}`),
    wish: ({ what, kind, city }) => {
      const name = what ?? t(`mail:newDates.${kind ?? 'workshops'}`)
      return city ? `${name} (${city})` : name
    },
  }
}
