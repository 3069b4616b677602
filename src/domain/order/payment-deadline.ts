import type { PayType } from './pay-type.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** The time within which an order must be paid by card, in milliseconds. Specification 1, section 9. */
export const cardPaymentTimeout = 30 * minute

/**
 * The number of calendar days after the order within which a bank transfer has to arrive. Specification 1, section 9.
 */
export const transferDays = 3

/**
 * The time for which a seat that a learner got from the waiting list is reserved without payment, in milliseconds.
 * Decision: docs/decisions/classroom-seats.md.
 */
export const waitingListHold = day

/** Returns the offset of a zone from UTC at an instant; both in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, +value]))
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, date, hour, minutes, second) - (instant - (instant % 1000))
}

/** Returns the instant of 23:59:59 in a zone, a number of days after the day of another instant. */
function endOfDay(instant: number, days: number, zone: string): number {
  const local = instant + offsetAt(instant, zone)
  const localEnd = local - (local % day) + days * day + day - 1000
  // Daylight saving time may begin or end in between, so the offset at the end of the period is used.
  const approximateEnd = localEnd - offsetAt(localEnd - offsetAt(instant, zone), zone)
  return localEnd - offsetAt(approximateEnd, zone)
}

export interface PlacedOrder {
  payType: PayType
  placedAt: number
  /** The IANA zone of the site. */
  zone: string
  /** The start of the ordered training, in milliseconds; null for training without a date. */
  startsAt: number | null
}

/**
 * Returns the payment deadline of an order, in milliseconds. It is 30 minutes after the order for a card, and
 * 23:59:59 of the third day after the order for a bank transfer, but never later than the start of the training.
 * Decision: docs/decisions/orders.md.
 */
export function computePaymentDeadline({ payType, placedAt, zone, startsAt }: PlacedOrder): number {
  const end = payType === 'card' ? placedAt + cardPaymentTimeout : endOfDay(placedAt, transferDays, zone)
  return startsAt === null ? end : Math.min(end, startsAt)
}
