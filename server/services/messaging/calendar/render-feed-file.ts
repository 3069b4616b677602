import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { type CalendarEntry, formatCalendar } from '#src/calendar/calendar-file.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { type Place, placeOf, routes } from '#src/routes.ts'
import type { Site } from '#src/sites/site.ts'
import { type CalendarKind, calendarSourceByKind } from './create-calendar-file.ts'
import { type Deadline, listDeadlines } from './deadlines.ts'

interface FeedFileInput {
  learnerId: number
  site: Site
  language: string
  origin: string
  portal: string
  now: number
}

/** The length of a deadline's calendar entry in milliseconds. The entry ends at the deadline. */
const entryLength = 30 * 60 * 1000

/**
 * Returns all dates of a learner as one calendar: deadlines, and the classrooms and practical exams that are not
 * cancelled. The text stays the same as long as the dates do not change.
 */
export async function renderFeedFile(db: Db, input: FeedFileInput): Promise<string> {
  const { site, language, origin, portal, learnerId, now } = input
  const place = placeOf(site, language, 'desktop')
  const host = new URL(origin).hostname
  const entries: CalendarEntry[] = []
  for (const [kind, ids] of await sessionsOf(db, learnerId))
    for (const id of ids) {
      const learnerEntry = await calendarSourceByKind[kind].entry(db, { learnerId, id, language })
      if (!learnerEntry || learnerEntry.status === 'cancelled') continue
      const { enrolmentId, ...entry } = learnerEntry
      const url = origin + calendarSourceByKind[kind].page(place, id)
      entries.push({ ...entry, uid: `${kind}-${enrolmentId}@${host}`, url })
    }
  const audience = { tenant: site.tenant, site, language }
  const words = translatorOf(language, 'mail')
  for (const deadline of await listDeadlines(db, audience, learnerId, now))
    entries.push(
      entryOf(deadline, {
        host,
        origin,
        place,
        title: words.t(`mail:calendar.${deadline.kind}`, { what: deadline.name }),
      }),
    )
  return formatCalendar(entries, portal, words.t('mail:calendar.name', { portal }))
}

async function sessionsOf(db: Db, learnerId: number): Promise<[CalendarKind, number[]][]> {
  const classrooms = await db
    .select({ id: classroomEnrolment.classroomId })
    .from(classroomEnrolment)
    .where(
      and(
        eq(classroomEnrolment.learnerId, learnerId),
        inArray(classroomEnrolment.status, ['pending', 'enrolled', 'checkedIn', 'finished']),
      ),
    )
  const exams = await db
    .select({ id: practicalExamEnrolment.practicalExamId })
    .from(practicalExamEnrolment)
    .where(eq(practicalExamEnrolment.learnerId, learnerId))
  return [
    ['classroom', classrooms.map(({ id }) => id)],
    ['practical-exam', exams.map(({ id }) => id)],
  ]
}

function entryOf(
  { kind, id, certificationId, at }: Deadline,
  { host, origin, place, title }: { host: string; origin: string; place: Place; title: string },
): CalendarEntry {
  const page =
    certificationId === null ? routes.myLearning(place) : routes.certification(place, certificationId)
  return {
    ...{ uid: `${kind}-deadline-${id}@${host}`, sequence: 0, title, location: '', url: origin + page },
    startsAt: new Date(Date.parse(at) - entryLength).toISOString(),
    endsAt: at,
    status: 'confirmed',
  }
}
