import { map } from 'nanostores'
import { getSchedule } from '../../contract/learning/schedule.ts'
import { type SessionWithSeats, sessionKeyOf } from '../../domain/schedule/session-key.ts'
import { environment } from '../../environment/environment.ts'

/** The free seats by `sessionKeyOf`. A session without an entry is not loaded yet. */
export const $freeSeats = map<Record<string, number>>({})

/**
 * The milliseconds for which requests for seats are collected, so that the dates of a plan are requested in one API
 * call.
 */
const batchWindow = 200
/** The longest period that the API accepts in one request, in milliseconds. */
const longestSpan = 366 * 24 * 60 * 60 * 1000

let queue: SessionWithSeats[] = []

/** Requests the free seats of a session. The requests of a page are combined into one API call. */
export function loadFreeSeats(session: SessionWithSeats): void {
  if (queue.length === 0) environment().later(() => void fetchSeats(), batchWindow)
  queue.push(session)
}

async function fetchSeats(): Promise<void> {
  const requested = queue
  queue = []
  const from = Math.min(...requested.map(({ startsAt }) => Date.parse(startsAt)))
  const end = Math.max(...requested.map(({ endsAt }) => Date.parse(endsAt)))
  const result = await environment().api.call(getSchedule, {
    from: new Date(from).toISOString(),
    to: new Date(Math.min(end, from + longestSpan)).toISOString(),
  })
  if (!result.ok) return
  for (const each of result.value) {
    if (each.kind === 'practicalExam')
      $freeSeats.setKey(
        sessionKeyOf({ of: 'practicalExam', id: each.practicalExam.id }),
        each.practicalExam.seatsLeft,
      )
    else $freeSeats.setKey(sessionKeyOf({ of: 'classroom', id: each.classroom.id }), each.classroom.seatsLeft)
  }
}
