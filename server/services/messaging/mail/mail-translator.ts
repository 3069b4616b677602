import type { DateRequestText } from '#src/domain/date-alert/date-alert-filter.ts'
import type { RefundReason } from '#src/domain/refund/refund-reason.ts'
import { formatDate, formatMoney } from '#src/i18n/format.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import {
  formatSessionDays,
  formatSessionHours,
  type SessionTime,
  zoneNameOf,
} from '#src/i18n/session-time.ts'

const day = 24 * 60 * 60 * 1000

const minuteFormat: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
}

/**
 * The texts of mails in the recipient's language, or in English if the portal is not translated into that language.
 */
export interface MailTranslator {
  language: string
  translate(key: string, values?: Record<string, unknown>): string
  /** Returns the text for a message key, or null if the key doesn't exist. */
  find(key: string): string | null
  /** Returns the time until an instant: "in 7 days", "tomorrow"; `at` and `now` in milliseconds. */
  timeUntil(at: number, now: number): string
  /** Returns the days and hours of a training session in a time zone, with the zone's name. */
  session(times: SessionTime, zone: string): string
  /**
   * Returns the day and hour of an instant in a time zone, with the zone's name. Without a time zone, returns only
   * the day, in UTC.
   */
  instant(at: Date, zone?: string): string
  money(minor: number, currency: string): string
  /** Returns the text for the reason of a refund, as in the credit note. */
  refundReason(reason: RefundReason): string
  /** Returns a request for new dates as a text. */
  dateRequest(request: DateRequestText): string
}

export function createMailTranslator(requested: string): MailTranslator {
  const { t, find, locale: language } = translatorOf(requested, 'mail')
  const locale = `${language}-u-ca-gregory-nu-latn`
  return {
    language,
    translate: (key, values) => t(`mail:${key}`, values),
    find: (key) => find(`mail:${key}`) ?? null,
    timeUntil: (at, now) => t('mail:inDays', { count: Math.max(1, Math.ceil((at - now) / day)) }),
    session: (times, zone) =>
      `${formatSessionDays(language, times, zone)} · ${formatSessionHours(language, times, zone)} (${zoneNameOf(language, times, zone)})`,
    instant: (at, timeZone) =>
      timeZone
        ? new Intl.DateTimeFormat(locale, { ...minuteFormat, timeZone }).format(at)
        : formatDate(language, at.toISOString().slice(0, 10)),
    money: (minor, currency) => formatMoney(language, minor, currency),
    refundReason: (reason) => t(`document:refundReason.${reason}`),
    dateRequest: ({ what, kind, city }) => {
      const name = what ?? t(`mail:newDates.${kind ?? 'workshops'}`)
      return city ? `${name} (${city})` : name
    },
  }
}
