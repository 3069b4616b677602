const minute = 60 * 1000

/** A theory exam lasts an hour; a quiz has no end. Milliseconds. Specification 1, section 9. */
export const examDuration = 60 * minute

/** What was sent in time may arrive so much later. Decisions: "Learning and exams". */
export const grace = 30 * 1000

/** Attempts of one enrolment before everything has to be learned again. */
export const mostAttempts = 2

/** Whole seconds that are left at a moment, never less than 0. The deadline is the server's. */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000))

/** Whether an answer that arrives now still counts. */
export const isInTime = (deadline: number, now: number): boolean => now <= deadline + grace
