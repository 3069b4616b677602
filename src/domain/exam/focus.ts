import * as z from 'zod/mini'

/** The events of the browser's window during an exam. */
export const examFocusType = z.enum(['blur', 'focus', 'hidden', 'visible', 'fullscreen', 'windowed'])

/** An event of the browser's window; `at` is the time of the browser's clock. */
export const examFocusEvent = z.object({ type: examFocusType, at: z.iso.datetime().check(z.maxLength(40)) })
export type ExamFocusEvent = z.infer<typeof examFocusEvent>

/** The maximum number of events that are stored from one report. */
export const maxEventsPerReport = 50

/** The maximum number of events that are stored for one attempt. */
export const maxEventsPerAttempt = 500

/**
 * Returns the time to store for an event, in milliseconds: the browser's time, moved into the period of the attempt
 * if it lies outside.
 */
export const clampToAttempt = (at: number, { begunAt, now }: { begunAt: number; now: number }): number =>
  Math.min(Math.max(at, begunAt), now)
