import * as z from 'zod/mini'

/** The events of the browser's window during an exam. */
export const focusType = z.enum(['blur', 'focus', 'hidden', 'visible', 'fullscreen', 'windowed'])

/** An event of the browser's window; `at` is an instant by the browser's clock. */
export const focusEvent = z.object({ type: focusType, at: z.iso.datetime().check(z.maxLength(40)) })
export type FocusEvent = z.infer<typeof focusEvent>

/** The number of events that are stored of one report, and of one attempt. */
export const maxEventsPerReport = 50
export const maxEventsPerAttempt = 500

/** Returns the instant to store for an event, in milliseconds: the browser's time, limited to the time of the attempt. */
export const clampToAttempt = (at: number, { begunAt, now }: { begunAt: number; now: number }): number =>
  Math.min(Math.max(at, begunAt), now)
