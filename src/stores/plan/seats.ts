import { map } from 'nanostores'
import { getSchedule } from '../../contract/learning/schedule.ts'
import { environment } from '../../environment/environment.ts'

/** A session whose free seats are shown: a classroom or a date of a practical exam, with its times in UTC. */
export interface SessionWithSeats {
  of: 'classroom' | 'practicalExam'
  id: number
  startsAt: string
  endsAt: string
}

/** The seats that are left, by the `itemKey` of a session. Sessions without a number are not known yet. */
export const $seats = map<Record<string, number>>({})

export const sessionKey = ({ of, id }: Pick<SessionWithSeats, 'of' | 'id'>): string => `${of} ${id}`

/**
 * How long questions for seats are collected, in milliseconds: the islands of a page wake one after the
 * other, and those that wake within this time share one question.
 */
const collectedFor = 200
/** The longest span of time that the schedule answers for, in milliseconds. */
const longest = 366 * 24 * 60 * 60 * 1000

let wanted: SessionWithSeats[] = []

/** Asks for the seats that are left of a session, in one question with all others of the page. */
export function wantSeats(session: SessionWithSeats): void {
  if (wanted.length === 0) environment().later(() => void ask(), collectedFor)
  wanted.push(session)
}

async function ask(): Promise<void> {
  const asked = wanted
  wanted = []
  const from = Math.min(...asked.map(({ startsAt }) => Date.parse(startsAt)))
  const end = Math.max(...asked.map(({ endsAt }) => Date.parse(endsAt)))
  const answer = await environment().api.call(getSchedule, {
    from: new Date(from).toISOString(),
    to: new Date(Math.min(end, from + longest)).toISOString(),
  })
  if (!answer.ok) return
  for (const each of answer.value) {
    if (each.kind === 'practicalExam')
      $seats.setKey(
        sessionKey({ of: 'practicalExam', id: each.practicalExam.id }),
        each.practicalExam.seatsLeft,
      )
    else $seats.setKey(sessionKey({ of: 'classroom', id: each.classroom.id }), each.classroom.seatsLeft)
  }
}
