const day = 24 * 60 * 60 * 1000

/** The days before an end at which somebody is reminded, the longest first. Decision: docs/decisions/mails.md. */
export const reminderDays = {
  session: [7, 1],
  examWindow: [7, 1],
  certificate: [90, 30, 7],
} as const

export interface ReminderFacts {
  /** The instant at which it begins or ends, in milliseconds. */
  end: number
  /** The instant since which there is something to remind of, in milliseconds. */
  since: number
  now: number
}

/**
 * The reminder that is due, as its days before the end; null for none. Of several that are due only the last
 * is: a learner who was not reminded in time is not reminded twice. Nor is a learner reminded who has known
 * for less time than the reminder's days.
 */
export function dueReminder(days: readonly number[], { end, since, now }: ReminderFacts): number | null {
  if (now >= end) return null
  const due = days.filter((each) => now >= end - each * day && since <= end - each * day)
  return due.at(-1) ?? null
}

/** How far ahead the earliest reminder looks, in milliseconds. */
export const reminderSpan = (days: readonly number[]): number => Math.max(...days) * day
