const day = 24 * 60 * 60 * 1000

/** The days before an end at which somebody is reminded, the longest first. Decisions: "Mails". */
export const reminderDays = {
  session: [7, 1],
  examWindow: [7, 1],
  certificate: [90, 30, 7],
} as const

export interface Reminding {
  /** When it begins or ends, in milliseconds. */
  end: number
  /** Since when there is something to remind of. */
  since: number
  now: number
}

/**
 * Which reminder is due, as its days; null for none. Only the last of several that are due: who was not told in time is not
 * told twice. Who has known it for less time than the reminder's has just been told.
 */
export function dueReminder(days: readonly number[], { end, since, now }: Reminding): number | null {
  if (now >= end) return null
  const due = days.filter((each) => now >= end - each * day && since <= end - each * day)
  return due.at(-1) ?? null
}

/** How far ahead the first reminder looks, in milliseconds. */
export const reminderSpan = (days: readonly number[]): number => Math.max(...days) * day
