import type { Db } from '#server/db/client.ts'
import { formatCalendarFile } from '#src/calendar/calendar-file.ts'
import { placeOf, routes } from '#src/routes.ts'
import type { Site } from '#src/sites/site.ts'
import { type CalendarEntryInput, findClassroomEntry, findPracticalExamEntry } from './learner-entries.ts'

export const calendarSourceByKind = {
  classroom: { entry: findClassroomEntry, page: routes.classroom },
  'practical-exam': { entry: findPracticalExamEntry, page: routes.practicalExam },
}
export type CalendarKind = keyof typeof calendarSourceByKind

export interface CalendarFileInput extends CalendarEntryInput {
  kind: CalendarKind
  site: Site
  /** The origin of the tenant: "https://learning.example.org". */
  origin: string
  portal: string
  now: number
}

/**
 * Returns the calendar file of a learner's classroom or practical exam, for a download or a mail; undefined if the
 * learner has no enrolment.
 */
export async function createCalendarFile(db: Db, input: CalendarFileInput): Promise<string | undefined> {
  const { kind, site, language, origin, portal, now } = input
  const learnerEntry = await calendarSourceByKind[kind].entry(db, input)
  if (!learnerEntry) return undefined
  const { enrolmentId, ...entry } = learnerEntry
  const uid = `${kind}-${enrolmentId}@${new URL(origin).hostname}`
  const url = origin + calendarSourceByKind[kind].page(placeOf(site, language, 'desktop'), input.id)
  return formatCalendarFile({ ...entry, uid, url }, portal, now)
}
