const minute = 60 * 1000

/** The duration of a theory exam, in milliseconds: one hour. A quiz has no time limit. Specification 1, section 9. */
export const examDuration = 60 * minute

/**
 * The time after the deadline within which an answer is still accepted, in milliseconds. Decision:
 * docs/decisions/exam-rules.md.
 */
export const gracePeriod = 30 * 1000

/** The number of attempts at a theory exam before the learner has to enrol again. */
export const maxAttempts = 2

/** Returns the whole seconds until the server's deadline, and 0 after it. The arguments are in milliseconds. */
export const computeSecondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000))

/** Whether an answer that arrives at `now` still counts; both times are in milliseconds. */
export const isWithinGrace = (deadline: number, now: number): boolean => now <= deadline + gracePeriod
