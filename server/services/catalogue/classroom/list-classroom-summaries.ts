import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'
import { offerOf } from '#src/sites/offer.ts'
import { loadRegionFinder } from '../region/region-finder.ts'
import { loadClassroomTrainers } from './load-classroom-trainers.ts'

/**
 * A selection of classrooms. `where` may use columns of `classroom`, and of the displayed texts in
 * `classroomText`.
 */
export interface ClassroomSelection {
  where?: SQL | undefined
  limit?: number
  offset?: number
}

const columns = {
  classroom,
  startsAt: selectInstant(classroom.startsAt),
  endsAt: selectInstant(classroom.endsAt),
  text: classroomText,
  shownOn: contentItem.sites,
}

/** Returns the visible classrooms with texts in the audience's language, soonest first. */
async function classroomRows(db: Db, audience: Audience, selection: ClassroomSelection) {
  const query = db
    .select(columns)
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, audience.language))
    .where(selection.where)
    .orderBy(asc(classroom.startsAt), asc(classroom.id))
    .$dynamic()
  if (selection.limit !== undefined) query.limit(selection.limit)
  if (selection.offset !== undefined) query.offset(selection.offset)
  return query
}

type ClassroomRow = Awaited<ReturnType<typeof classroomRows>>[number]

const summaryOf = (
  { classroom: row, startsAt, endsAt, text }: ClassroomRow,
  details: Pick<ClassroomSummary, 'regions' | 'trainers' | 'offer'>,
): ClassroomSummary => ({
  id: row.id,
  certificationId: row.certification,
  name: text.name,
  summary: text.summary,
  mode: row.mode,
  subject: row.subject,
  startsAt,
  endsAt,
  zone: row.zone,
  location: text.location,
  city: text.city,
  taughtIn: row.taughtIn,
  country: row.country,
  venue: venueOf(row),
  credits: row.credits,
  capacity: row.capacity,
  fee: row.fee,
  needsApproval: row.needsApproval,
  language: text.language,
  ...details,
})

/** Returns the summaries of classrooms for cards, soonest first. */
export async function listClassroomSummaries(
  db: Db,
  audience: Audience,
  selection: ClassroomSelection,
): Promise<ClassroomSummary[]> {
  const rows = await classroomRows(db, audience, selection)
  const ids = rows.map((row) => row.classroom.id)
  const trainers = await loadClassroomTrainers(db, audience, ids)
  const regionsAt = await loadRegionFinder(db, audience)
  return rows.map((row) =>
    summaryOf(row, {
      regions: regionsAt(row.classroom.country),
      trainers: trainers.get(row.classroom.id) ?? [],
      offer: offerOf(audience, {
        fee: row.classroom.fee,
        country: row.classroom.country,
        venue: venueOf(row.classroom),
        shownOn: row.shownOn,
      }),
    }),
  )
}
