import { atom } from 'nanostores'
import { minutesToAnnounce } from '../../domain/exam/room.ts'
import { environment } from '../../environment/environment.ts'
import { examDevice } from '../../environment/exam-device.ts'

/** The whole seconds that are left; null if the exam has no time limit. */
export const $secondsLeft = atom<number | null>(null)
/** The number of remaining minutes in the last announcement; null before the first announcement. */
export const $lastAnnouncedMinute = atom<number | null>(null)

/**
 * The end of the exam on the device's monotonic clock, in milliseconds; null without a time limit. It is only for
 * display: the server enforces the deadline.
 */
let endsAt: number | null = null
let stopTicking: (() => void) | undefined

function tick(): void {
  if (endsAt === null) return
  const before = $secondsLeft.get()
  const now = Math.max(0, Math.ceil((endsAt - examDevice().elapsed()) / 1000))
  const minutes = before === null ? undefined : minutesToAnnounce(before, now)
  if (minutes !== undefined) $lastAnnouncedMinute.set(minutes)
  if (now === 0) $lastAnnouncedMinute.set(null)
  $secondsLeft.set(now)
}

/** Sets the clock to the remaining seconds in the server's response, and starts it. */
export function setClock(secondsLeft: number | null): void {
  endsAt = secondsLeft === null ? null : examDevice().elapsed() + secondsLeft * 1000
  if (secondsLeft === null) $secondsLeft.set(null)
  tick()
  stopTicking ??= environment().every(tick, 1000)
}

export function stopClock(): void {
  stopTicking?.()
  stopTicking = undefined
  endsAt = null
  $secondsLeft.set(null)
}

/**
 * Returns the end of the exam by the device's clock; null if there is no time limit. The value is stored, so that
 * the exam can be opened offline.
 */
export const computeDeviceDeadline = (): number | null =>
  endsAt === null ? null : environment().now() + (endsAt - examDevice().elapsed())
