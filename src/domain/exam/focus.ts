import * as z from 'zod/mini'

/** What happened to the window of an exam. */
export const focusType = z.enum(['blur', 'focus', 'hidden', 'visible', 'fullscreen', 'windowed'])

/** `at` by the browser's clock. */
export const focusEvent = z.object({ type: focusType, at: z.iso.datetime() })
export type FocusEvent = z.infer<typeof focusEvent>

/** Events of one report, and of one attempt: what comes after that is not kept. */
export const mostAtOnce = 50
export const mostOfAttempt = 500

/** When something is kept to have happened, in milliseconds: within the attempt, whatever the browser's clock says. */
export const keptAt = (at: number, { begunAt, now }: { begunAt: number; now: number }): number =>
  Math.min(Math.max(at, begunAt), now)
