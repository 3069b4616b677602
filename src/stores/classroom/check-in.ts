import { atom } from 'nanostores'
import type { Failure, Result } from '../../api/result.ts'
import { checkIn, getScannedClassroom, holdScan } from '../../contract/learning/check-in.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import { environment } from '../../environment/environment.ts'
import { checkInAddress, parseScan } from '../../query/check-in.ts'
import type { Place } from '../../routes.ts'
import { $popup } from '../notice/notices.ts'
import { loadSession } from '../session/session.ts'

/** Why somebody was not checked in. */
export type CheckInTrouble =
  | 'ranOut'
  | 'tooEarly'
  | 'over'
  | 'noSeat'
  | 'gone'
  | 'tooFrequent'
  | 'unreachable'

/** Checking in by a scanned code; `classroom` is null where this site does not show it. */
export type CheckInState =
  | { state: 'none' }
  | { state: 'working' }
  | { state: 'signIn'; classroom: ClassroomSummary | null }
  | { state: 'done'; classroom: ClassroomSummary | null; at: string }
  | { state: 'refused'; why: CheckInTrouble; classroom: ClassroomSummary | null }

export const $checkInState = atom<CheckInState>({ state: 'none' })

const troubles: Readonly<Record<number, CheckInTrouble>> = {
  [codeByReason.invalid]: 'ranOut',
  [codeByReason.tooEarlyToCheckIn]: 'tooEarly',
  [codeByReason.enrolmentExpired]: 'over',
  [codeByReason.forbidden]: 'noSeat',
  [codeByReason.notFound]: 'gone',
  [codeByReason.tooFrequent]: 'tooFrequent',
}

/** The page itself says why not, so the popup of refusals has nothing to add. */
function troubleOf(failure: Failure): CheckInTrouble {
  $popup.set(null)
  return failure.kind === 'refused' ? (troubles[failure.code] ?? 'gone') : 'unreachable'
}

/** A ticket is signed for an instant too, so it has a part more than a code. */
const isTicket = (scan: string): boolean => scan.split('.').length === 3

/** Exchanges a code for a ticket, which signing on can't outlast; the address then holds the ticket. */
async function hold(place: Place, scan: string): Promise<Result<string>> {
  if (isTicket(scan)) return { ok: true, value: scan }
  const held = await environment().api.call(holdScan, { code: scan })
  if (!held.ok) return { ...held, value: '' }
  const { ticket } = held.value
  environment().navigation.replace(checkInAddress(place, ticket))
  return { ok: true, value: ticket }
}

async function classroomOf(code: string): Promise<ClassroomSummary | null> {
  const found = await environment().api.call(getScannedClassroom, { code })
  return found.ok ? found.value : null
}

/** The newest scan, also where it was typed and is not in the address. */
let newest = ''

/** Tries again with the newest scan, or the ticket that holds it. */
export const checkInAgain = (place: Place): Promise<void> =>
  checkInWithScan(place, parseScan(environment().navigation.query()) || newest)

/**
 * Checks the learner in by a scanned code or its ticket. Who is not signed in is shown the classroom and asked to sign in; sign-on
 * comes back with the ticket, which counts for ten minutes. Decision: docs/decisions/classroom-seats.md.
 */
export async function checkInWithScan(place: Place, scan: string): Promise<void> {
  $checkInState.set({ state: 'working' })
  newest = scan
  const held = await hold(place, scan)
  if (!held.ok) return $checkInState.set({ state: 'refused', why: troubleOf(held.failure), classroom: null })
  const [session, classroom] = await Promise.all([loadSession(), classroomOf(held.value)])
  if (session.state === 'failed')
    return $checkInState.set({ state: 'refused', why: 'unreachable', classroom })
  if (session.state !== 'signedIn') return $checkInState.set({ state: 'signIn', classroom })
  const done = await environment().api.call(checkIn, { code: held.value })
  if (done.ok) return $checkInState.set({ state: 'done', classroom, at: done.value.checkedInAt })
  $checkInState.set({ state: 'refused', why: troubleOf(done.failure), classroom })
}

/** Checks in by the code that the address has, if it has one. */
export async function checkInByAddress(place: Place): Promise<void> {
  const scan = parseScan(environment().navigation.query())
  if (scan !== '') await checkInWithScan(place, scan)
}
