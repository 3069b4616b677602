import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '#server/services/platform/purpose-key.ts'

/**
 * How long a check-in code is shown before the next takes its place, in milliseconds; the previous code
 * counts too, for people who are slow. Decision: docs/decisions/classroom-seats.md.
 */
export const codeTurn = 60_000

/** How long a scan stays valid while somebody signs on, in milliseconds. Decision: docs/decisions/classroom-seats.md. */
export const ticketLife = 10 * 60_000

type Keys = readonly [string, ...string[]]

const signed = (key: string, what: 'code' | 'ticket', classroomId: number, time: number): string =>
  signWithPurposeKey(key, `check-in ${what}`, `${classroomId}\n${time}`).slice(0, 22)

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const turnAt = (now: number): number => Math.floor(now / codeTurn)

/** The check-in code of a classroom for this minute, and the instant until which it counts. */
export const checkInCode = (keys: Keys, classroomId: number, now: number) => ({
  code: `${classroomId}.${signed(keys[0], 'code', classroomId, turnAt(now))}`,
  validUntil: (turnAt(now) + 2) * codeTurn,
})

/** The id of the classroom whose code of this minute or the previous one this is; undefined for any other. */
export function readCode(keys: Keys, code: string, now: number): number | undefined {
  const [, classroomId, signature = ''] = /^(\d{1,9})\.([\w-]{22})$/.exec(code) ?? []
  const id = Number(classroomId)
  const counts = [turnAt(now), turnAt(now) - 1].some((turn) =>
    keys.some((key) => isSame(signature, signed(key, 'code', id, turn))),
  )
  return counts ? id : undefined
}

/** A ticket for a scan of a classroom's code, which counts for ten minutes. */
export function createCheckInTicket(keys: Keys, classroomId: number, now: number): string {
  const until = now + ticketLife
  return `${classroomId}.${until}.${signed(keys[0], 'ticket', classroomId, until)}`
}

/** The id of the classroom whose ticket this is; undefined for one that is forged or has lapsed. */
export function readTicket(keys: Keys, ticket: string, now: number): number | undefined {
  const [, classroomId, until, signature = ''] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{22})$/.exec(ticket) ?? []
  const id = Number(classroomId)
  if (!(Number(until) >= now)) return undefined
  return keys.some((key) => isSame(signature, signed(key, 'ticket', id, Number(until)))) ? id : undefined
}

/** The id of the classroom of a check-in code or a ticket; undefined for any other text. */
export const readScan = (keys: Keys, scan: string, now: number): number | undefined =>
  readCode(keys, scan, now) ?? readTicket(keys, scan, now)
