import { eq, inArray } from 'drizzle-orm'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'
import { offerOf } from '#src/sites/offer.ts'
import { type DetailsLoader, emptyResultDetails } from './details-loader.ts'

const classroomColumns = {
  ...{ classroom, shownOn: contentItem.sites },
  ...{ startsAt: selectInstant(classroom.startsAt), endsAt: selectInstant(classroom.endsAt) },
}

/** Loads the metadata of classrooms. */
export const loadClassroomHitDetails: DetailsLoader = async (db, audience, ids) => {
  const rows = await db
    .select(classroomColumns)
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(inArray(classroom.id, ids))
  return new Map(
    rows.map(({ classroom: row, shownOn, startsAt, endsAt }) => {
      const { id, subject, credits, zone, mode, fee, country } = row
      const venue = venueOf(row)
      const offer = offerOf(audience, { fee, country, venue, shownOn })
      const session = { startsAt, endsAt, zone, mode, online: venue === null, offer }
      return [id, { ...emptyResultDetails, subject, credits: credits || null, session }]
    }),
  )
}

const examColumns = {
  ...{ id: practicalExam.id, subject: certification.subject, zone: practicalExam.zone },
  ...{ startsAt: selectInstant(practicalExam.startsAt), endsAt: selectInstant(practicalExam.endsAt) },
  ...{ fee: practicalExam.fee, country: practicalExam.country, shownOn: contentItem.sites },
}

/** Loads the metadata of dates of practical exams. */
export const loadExamHitDetails: DetailsLoader = async (db, audience, ids) => {
  const rows = await db
    .select(examColumns)
    .from(practicalExam)
    .innerJoin(certification, eq(certification.id, practicalExam.certification))
    .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
    .where(inArray(practicalExam.id, ids))
  return new Map(
    rows.map(({ id, subject, startsAt, endsAt, zone, fee, country, shownOn }) => {
      const offer = offerOf(audience, { fee, country, venue: country, shownOn })
      return [
        id,
        {
          ...emptyResultDetails,
          subject,
          session: { startsAt, endsAt, zone, mode: null, online: false, offer },
        },
      ]
    }),
  )
}
