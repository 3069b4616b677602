import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { checkIn, getScannedClassroom, holdScan } from '../../contract/learning/check-in.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import { environment } from '../../environment/environment.ts'
import { checkInUrl, parseScan } from '../../query/check-in.ts'
import type { Place } from '../../routes.ts'
import { $popup } from '../notice/notices.ts'
import { loadSession } from '../session/session.ts'

/**
 * The reason why a check-in failed. `ranOut`: the code has expired; `over`: the check-in period has ended; `noSeat`:
 * the learner has no seat; `gone`: there is no such classroom.
 */
export type CheckInFailure =
  | 'ranOut'
  | 'tooEarly'
  | 'over'
  | 'noSeat'
  | 'gone'
  | 'tooFrequent'
  | 'unreachable'

/** The state of a check-in by a scanned code. `classroom` is null if this site does not show the classroom. */
export type CheckInState =
  | { state: 'none' }
  | { state: 'working' }
  | { state: 'signIn'; classroom: ClassroomSummary | null }
  | { state: 'done'; classroom: ClassroomSummary | null; at: string }
  | { state: 'refused'; reason: CheckInFailure; classroom: ClassroomSummary | null }

export const $checkInState = atom<CheckInState>({ state: 'none' })

const failures: Readonly<Record<number, CheckInFailure>> = {
  [codeByReason.invalid]: 'ranOut',
  [codeByReason.tooEarlyToCheckIn]: 'tooEarly',
  [codeByReason.enrolmentExpired]: 'over',
  [codeByReason.forbidden]: 'noSeat',
  [codeByReason.notFound]: 'gone',
  [codeByReason.tooFrequent]: 'tooFrequent',
}

/**
 * Returns the reason of a failed check-in. Closes the popup with the refusal, because the page itself shows the
 * reason.
 */
function failureOf(failure: Failure): CheckInFailure {
  $popup.set(null)
  return failure.kind === 'refused' ? (failures[failure.code] ?? 'gone') : 'unreachable'
}

/** Returns whether a scanned text is a ticket. A ticket has one part more than a code: the time of its signature. */
const isTicket = (scan: string): boolean => scan.split('.').length === 3

/** Exchanges a code for a ticket, which is still valid after the sign-in, and writes the ticket into the URL. */
async function exchangeForTicket(
  place: Place,
  scan: string,
): Promise<{ ticket: string } | { failure: Failure }> {
  if (isTicket(scan)) return { ticket: scan }
  const result = await environment().api.call(holdScan, { code: scan })
  if (!result.ok) return result
  environment().navigation.replace(checkInUrl(place, result.value.ticket))
  return result.value
}

async function classroomOf(code: string): Promise<ClassroomSummary | null> {
  const found = await environment().api.call(getScannedClassroom, { code })
  return found.ok ? found.value : null
}

/** The latest scanned or typed code. It is stored here because a typed code is not in the URL. */
let latestScan = ''

/** Tries to check in again with the latest code or its ticket. */
export const checkInAgain = (place: Place): Promise<void> =>
  checkInWithScan(place, parseScan(environment().navigation.query()) || latestScan)

/**
 * Checks the learner in by a scanned code or its ticket. An anonymous visitor sees the classroom and a request to
 * sign in; the sign-in returns here with the ticket, which is valid for ten minutes. Decision:
 * docs/decisions/classroom-seats.md.
 */
export async function checkInWithScan(place: Place, scan: string): Promise<void> {
  $checkInState.set({ state: 'working' })
  latestScan = scan
  const exchanged = await exchangeForTicket(place, scan)
  if ('failure' in exchanged)
    return $checkInState.set({ state: 'refused', reason: failureOf(exchanged.failure), classroom: null })
  const { ticket } = exchanged
  const [session, classroom] = await Promise.all([loadSession(), classroomOf(ticket)])
  if (session.state === 'failed')
    return $checkInState.set({ state: 'refused', reason: 'unreachable', classroom })
  if (session.state !== 'signedIn') return $checkInState.set({ state: 'signIn', classroom })
  const result = await environment().api.call(checkIn, { code: ticket })
  if (result.ok) return $checkInState.set({ state: 'done', classroom, at: result.value.checkedInAt })
  $checkInState.set({ state: 'refused', reason: failureOf(result.failure), classroom })
}

/** Checks the learner in by the code in the URL. Does nothing if the URL contains no code. */
export async function checkInByUrl(place: Place): Promise<void> {
  const scan = parseScan(environment().navigation.query())
  if (scan !== '') await checkInWithScan(place, scan)
}
