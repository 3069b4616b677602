import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '#server/services/platform/derive-purpose-key.ts'

/**
 * How long a check-in code is displayed, in milliseconds; the previous code is also accepted, for slow scans.
 * Decision: docs/decisions/classroom-seats.md.
 */
export const checkInCodeInterval = 60_000

/**
 * How long a scanned code is valid while the learner still has to sign in, in milliseconds. Decision:
 * docs/decisions/classroom-seats.md.
 */
export const checkInTicketLifetime = 10 * 60_000

type Keys = readonly [string, ...string[]]

const sign = (key: string, purpose: 'code' | 'ticket', classroomId: number, time: number): string =>
  signWithPurposeKey(key, `check-in ${purpose}`, `${classroomId}\n${time}`).slice(0, 22)

const isEqual = (actual: string, expected: string): boolean => {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)]
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
}

const turnAt = (now: number): number => Math.floor(now / checkInCodeInterval)

/** Returns the check-in code of a classroom for this minute, and the instant until which it is valid. */
export const createCheckInCode = (keys: Keys, classroomId: number, now: number) => ({
  code: `${classroomId}.${sign(keys[0], 'code', classroomId, turnAt(now))}`,
  validUntil: (turnAt(now) + 2) * checkInCodeInterval,
})

/**
 * Returns the id of the classroom whose current or previous check-in code is `code`; undefined for any other code.
 */
export function readCheckInCode(keys: Keys, code: string, now: number): number | undefined {
  const [, classroomId, signature = ''] = /^(\d{1,9})\.([\w-]{22})$/.exec(code) ?? []
  const id = Number(classroomId)
  const isCurrent = [turnAt(now), turnAt(now) - 1].some((turn) =>
    keys.some((key) => isEqual(signature, sign(key, 'code', id, turn))),
  )
  return isCurrent ? id : undefined
}

/** Returns a ticket for a scan of a classroom's code, valid for ten minutes. */
export function createCheckInTicket(keys: Keys, classroomId: number, now: number): string {
  const until = now + checkInTicketLifetime
  return `${classroomId}.${until}.${sign(keys[0], 'ticket', classroomId, until)}`
}

/** Returns the id of the classroom of a ticket; undefined for a forged or expired ticket. */
export function readCheckInTicket(keys: Keys, ticket: string, now: number): number | undefined {
  const [, classroomId, until, signature = ''] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{22})$/.exec(ticket) ?? []
  const id = Number(classroomId)
  if (!(Number(until) >= now)) return undefined
  return keys.some((key) => isEqual(signature, sign(key, 'ticket', id, Number(until)))) ? id : undefined
}

/** Returns the id of the classroom of a check-in code or a ticket, or undefined. */
export const readCheckInScan = (keys: Keys, scan: string, now: number): number | undefined =>
  readCheckInCode(keys, scan, now) ?? readCheckInTicket(keys, scan, now)
