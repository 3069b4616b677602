import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { courseText } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { filterCondition, isSourceRequested } from '#server/services/platform/list/filter-condition.ts'
import { createLearnerSearchText } from '#server/services/platform/list/learner-search-text.ts'
import { createRowReader, type ListSource } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import {
  type ReviewedRegistrationKind,
  type WaitingRegistration,
  waitingRegistration,
} from '#src/domain/enrolment/waiting-registration.ts'
import { fullNameOf } from '#src/domain/learner/learner.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'

interface Request extends ListRequest {
  kind?: ReviewedRegistrationKind | undefined
  courseId?: number | undefined
  classroomId?: number | undefined
}

/** Lists the registrations in courses and classrooms that wait for a reviewer, the oldest first. */
export const listWaitingRegistrations = (
  db: Db,
  log: Pick<Logger, 'error'>,
  language: string,
  { kind, courseId, classroomId, ...request }: Request,
) =>
  loadListPage(
    db,
    log,
    {
      ...{
        name: 'registrations',
        row: waitingRegistration,
        sorts: { since: 'instant' },
        defaultSort: 'since',
      },
      sources: [
        courseSource(
          language,
          and(
            isSourceRequested(kind !== 'classroom' && classroomId === undefined),
            filterCondition([enrolment.courseId, courseId]),
          ),
        ),
        classroomSource(
          language,
          and(
            isSourceRequested(kind !== 'registration' && courseId === undefined),
            filterCondition([classroomEnrolment.classroomId, classroomId]),
          ),
        ),
      ],
    },
    request,
  )

const courseSource = (language: string, where: SQL | undefined): ListSource => ({
  ...{ table: enrolment, id: enrolment.id, idKind: 'number', sortColumns: { since: enrolment.changedAt } },
  where: and(sql`${enrolment.status} = 'notAudited'`, where),
  relatedText: createLearnerSearchText(enrolment.learnerId),
  reader: createRowReader({
    load: (db, ids) =>
      db
        .select({
          id: enrolment.id,
          learner,
          targetId: enrolment.courseId,
          targetName: courseText.name,
          since: enrolment.changedAt,
        })
        .from(enrolment)
        .innerJoin(learner, eq(learner.id, enrolment.learnerId))
        .leftJoin(courseText, isItemText(courseText, enrolment.courseId, language))
        .where(inArray(enrolment.id, ids as number[])),
    toListRow: toWaiting('registration'),
  }),
})

const classroomSource = (language: string, where: SQL | undefined): ListSource => ({
  ...{ table: classroomEnrolment, id: classroomEnrolment.id, idKind: 'number' },
  sortColumns: { since: classroomEnrolment.changedAt },
  where: and(sql`${classroomEnrolment.status} = 'pending'`, isNull(classroomEnrolment.payBy), where),
  relatedText: createLearnerSearchText(classroomEnrolment.learnerId),
  reader: createRowReader({
    load: (db, ids) =>
      db
        .select({
          id: classroomEnrolment.id,
          learner,
          targetId: classroomEnrolment.classroomId,
          targetName: classroomText.name,
          since: classroomEnrolment.changedAt,
        })
        .from(classroomEnrolment)
        .innerJoin(learner, eq(learner.id, classroomEnrolment.learnerId))
        .leftJoin(classroomText, isItemText(classroomText, classroomEnrolment.classroomId, language))
        .where(inArray(classroomEnrolment.id, ids as number[])),
    toListRow: toWaiting('classroom'),
  }),
})

interface Row extends Pick<WaitingRegistration, 'id' | 'targetId'> {
  learner: typeof learner.$inferSelect
  targetName: string | null
  since: Date
}

const toWaiting =
  (kind: ReviewedRegistrationKind) =>
  ({ learner: learnerRow, since, ...row }: Row) => ({
    ...row,
    kind,
    learner: fullNameOf(learnerRow),
    email: learnerRow.email,
    since: since.toISOString(),
  })
