const day = 24 * 60 * 60 * 1000

/**
 * The numbers of days before an event or a deadline at which learners are reminded, the largest first. Decision:
 * docs/decisions/mails.md.
 */
export const reminderDays = {
  session: [7, 1],
  examWindow: [7, 1],
  certificate: [90, 30, 7],
} as const

export interface ReminderTimes {
  end: number
  /** The instant from which there is something to remind the learner of, such as the enrolment, in milliseconds. */
  since: number
  now: number
}

/**
 * Returns the reminder that is due, as its number of days before the end, or null. If several reminders were
 * missed, only the latest is due, so that nobody is reminded twice. A reminder whose time was before `since` is not
 * due.
 */
export function findDueReminder(days: readonly number[], { end, since, now }: ReminderTimes): number | null {
  if (now >= end) return null
  const due = days.filter((each) => now >= end - each * day && since <= end - each * day)
  return due.at(-1) ?? null
}

/** Returns the time between the earliest reminder and the end, in milliseconds. */
export const computeReminderSpan = (days: readonly number[]): number => Math.max(...days) * day
