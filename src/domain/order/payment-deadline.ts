import type { PayType } from './pay-type.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** How long a card order may be paid, in milliseconds. Specification 1, section 9. */
export const cardLife = 30 * minute

/** By how many calendar days after its order a bank transfer has to arrive. Specification 1, section 9. */
export const transferDays = 3

/**
 * How long a seat is held unpaid that a learner got from the waiting list, in milliseconds. Decision:
 * docs/decisions/classroom-seats.md.
 */
export const promotionLife = day

/** How far a zone's clocks are ahead of UTC at an instant; all in milliseconds. */
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

/** The instant of 23:59:59 in a zone, so many days after the day of another instant. */
function endOfDay(instant: number, days: number, zone: string): number {
  const local = instant + offsetAt(instant, zone)
  const wall = local - (local % day) + days * day + day - 1000
  // The zone's clocks may be changed in between: its offset then, not now, decides.
  const near = wall - offsetAt(wall - offsetAt(instant, zone), zone)
  return wall - offsetAt(near, zone)
}

export interface PlacedOrder {
  payType: PayType
  placedAt: number
  /** The IANA zone of the site. */
  zone: string
  /** The instant at which the ordered training begins, in milliseconds; null for one without a date. */
  startsAt: number | null
}

/**
 * The instant until which an order may be paid, in milliseconds: by card 30 minutes, by bank transfer until
 * 23:59:59 of the third day after it, and no longer than until the training begins. Decision: docs/decisions/orders.md.
 */
export function computePaymentDeadline({ payType, placedAt, zone, startsAt }: PlacedOrder): number {
  const end = payType === 'card' ? placedAt + cardLife : endOfDay(placedAt, transferDays, zone)
  return startsAt === null ? end : Math.min(end, startsAt)
}
