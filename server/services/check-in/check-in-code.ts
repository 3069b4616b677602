import { createHmac, timingSafeEqual } from 'node:crypto'

/** A code turns after that, in milliseconds; the last one counts too, for whoever is slow. Decisions: "Classrooms". */
export const codeTurn = 60_000

/** A scan is held that long, in milliseconds, while somebody signs on. Decisions: "Classrooms". */
export const ticketLife = 10 * 60_000

type Keys = readonly [string, ...string[]]

const signed = (key: string, what: 'code' | 'ticket', classroomId: number, time: number): string =>
  createHmac('sha256', key)
    .update(`check-in ${what}\n${classroomId}\n${time}`)
    .digest('base64url')
    .slice(0, 22)

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const turnAt = (now: number): number => Math.floor(now / codeTurn)

/** The code of a classroom for this minute, and until when it counts. */
export const checkInCode = (keys: Keys, classroomId: number, now: number) => ({
  code: `${classroomId}.${signed(keys[0], 'code', classroomId, turnAt(now))}`,
  validUntil: (turnAt(now) + 2) * codeTurn,
})

/** The classroom of a code of this minute or the last one; undefined for any other. */
export function readCode(keys: Keys, code: string, now: number): number | undefined {
  const [, classroomId, signature = ''] = /^(\d{1,9})\.([\w-]{22})$/.exec(code) ?? []
  const id = Number(classroomId)
  const counts = [turnAt(now), turnAt(now) - 1].some((turn) =>
    keys.some((key) => isSame(signature, signed(key, 'code', id, turn))),
  )
  return counts ? id : undefined
}

/** A ticket for a scan: it counts for ten minutes. */
export function ticketFor(keys: Keys, classroomId: number, now: number): string {
  const until = now + ticketLife
  return `${classroomId}.${until}.${signed(keys[0], 'ticket', classroomId, until)}`
}

/** The classroom of a ticket that has not lapsed; undefined for any other. */
export function readTicket(keys: Keys, ticket: string, now: number): number | undefined {
  const [, classroomId, until, signature = ''] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{22})$/.exec(ticket) ?? []
  const id = Number(classroomId)
  if (!(Number(until) >= now)) return undefined
  return keys.some((key) => isSame(signature, signed(key, 'ticket', id, Number(until)))) ? id : undefined
}

/** The classroom of a code or of a ticket. */
export const readScan = (keys: Keys, scan: string, now: number): number | undefined =>
  readCode(keys, scan, now) ?? readTicket(keys, scan, now)
