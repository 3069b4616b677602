import { atom } from 'nanostores'
import { minutesToAnnounce } from '../../domain/exam/room.ts'
import { encryptedDevice } from '../../environment/device.ts'
import { environment } from '../../environment/environment.ts'

/** The whole seconds that are left; null without a clock. */
export const $secondsLeft = atom<number | null>(null)
/** The minutes that were said last; null before. */
export const $lastAnnouncedMinute = atom<number | null>(null)

/** The end by the clock that nobody can set. The server's deadline decides; this is only a picture of it. */
let endsAt: number | null = null
let stop: (() => void) | undefined

function look(): void {
  if (endsAt === null) return
  const before = $secondsLeft.get()
  const now = Math.max(0, Math.ceil((endsAt - encryptedDevice().elapsed()) / 1000))
  const minutes = before === null ? undefined : minutesToAnnounce(before, now)
  if (minutes !== undefined) $lastAnnouncedMinute.set(minutes)
  if (now === 0) $lastAnnouncedMinute.set(null)
  $secondsLeft.set(now)
}

/** Sets the clock by the seconds that the server has just told, and lets it run. */
export function setClock(secondsLeft: number | null): void {
  endsAt = secondsLeft === null ? null : encryptedDevice().elapsed() + secondsLeft * 1000
  if (secondsLeft === null) $secondsLeft.set(null)
  look()
  stop ??= environment().every(look, 1000)
}

export function stopClock(): void {
  stop?.()
  stop = undefined
  endsAt = null
  $secondsLeft.set(null)
}

/** The end as an instant by the device's own clock, to be kept for a start without a line; null without a clock. */
export const deadlineHere = (): number | null =>
  endsAt === null ? null : environment().now() + (endsAt - encryptedDevice().elapsed())
