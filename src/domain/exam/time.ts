const minute = 60 * 1000

/** How long a theory exam lasts, in milliseconds: an hour. A quiz has no end. Specification 1, section 9. */
export const examDuration = 60 * minute

/**
 * How much later than the deadline an answer may arrive, in milliseconds, that was sent in time. Decision:
 * docs/decisions/exam-rules.md.
 */
export const grace = 30 * 1000

/** How many attempts a theory exam has before everything has to be learned again. */
export const mostAttempts = 2

/** The whole seconds until the server's deadline, never less than 0. */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000))

/** Whether an answer that arrives now still counts; both in milliseconds. */
export const isWithinGrace = (deadline: number, now: number): boolean => now <= deadline + grace
