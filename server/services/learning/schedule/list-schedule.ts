import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { listClassrooms } from '#server/services/catalogue/classroom/list-classrooms.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ScheduledSession } from '#src/domain/schedule/schedule.ts'
import { type ListPracticalExamsInput, listPracticalExams } from '../practical-exam/list-practical-exams.ts'
import type { ScheduleQuery } from './schedule-query.ts'
import { countSchedule, type ScheduleRange, type ScheduleRow, scheduleRows } from './schedule-rows.ts'

/** The classrooms and practical exams of the schedule, soonest first. */
export async function listSchedule(
  db: Db,
  audience: Audience,
  query: ScheduleQuery,
  { part, ...reading }: ListPracticalExamsInput & { part?: ScheduleRange },
): Promise<ScheduledSession[]> {
  const rows = await scheduleRows(db, audience, query, part)
  const idsOf = (family: ScheduleRow['family']) =>
    rows.filter((row) => row.family === family).map(({ id }) => id)
  const classroomsById = byId(
    await listClassrooms(db, audience, { where: inArray(classroom.id, idsOf('classroom')) }, reading.now),
  )
  const examsById = byId(
    await listPracticalExams(db, audience, inArray(practicalExam.id, idsOf('practicalExam')), reading),
  )
  return rows.flatMap(({ family, id }): ScheduledSession[] => {
    if (family === 'practicalExam') {
      const exam = examsById.get(id)
      return exam ? [{ kind: 'practicalExam', practicalExam: exam }] : []
    }
    const own = classroomsById.get(id)
    if (!own) return []
    return [{ kind: own.certificationId === null ? 'nonCertification' : 'classroom', classroom: own }]
  })
}

const byId = <Item extends { id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** One page of the schedule; `page` counts from 1. */
export async function findScheduled(
  db: Db,
  audience: Audience,
  { page, pageSize, ...query }: ScheduleQuery & { page: number; pageSize: number },
  reading: ListPracticalExamsInput,
): Promise<{ rows: ScheduledSession[]; total: number }> {
  const part = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await listSchedule(db, audience, query, { ...reading, part })
  return { rows, total: await countSchedule(db, audience, query) }
}
