import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { listClassrooms } from '#server/services/catalogue/classroom/list-classrooms.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ScheduledSession } from '#src/domain/schedule/schedule.ts'
import { type ListPracticalExamsInput, listPracticalExams } from '../practical-exam/list-practical-exams.ts'
import {
  countSchedule,
  listScheduleRows,
  type ScheduleRange,
  type ScheduleRow,
} from './list-schedule-rows.ts'
import type { ScheduleQuery } from './schedule-query.ts'

/** Lists the classrooms and practical exams of the schedule, soonest first. */
export async function listSchedule(
  db: Db,
  audience: Audience,
  query: ScheduleQuery,
  { range, ...input }: ListPracticalExamsInput & { range?: ScheduleRange },
): Promise<ScheduledSession[]> {
  const rows = await listScheduleRows(db, audience, query, range)
  const idsOf = (family: ScheduleRow['family']) =>
    rows.filter((row) => row.family === family).map(({ id }) => id)
  const classroomsById = byId(
    await listClassrooms(db, audience, { where: inArray(classroom.id, idsOf('classroom')) }, input.now),
  )
  const examsById = byId(
    await listPracticalExams(db, audience, inArray(practicalExam.id, idsOf('practicalExam')), input),
  )
  return rows.flatMap(({ family, id }): ScheduledSession[] => {
    if (family === 'practicalExam') {
      const exam = examsById.get(id)
      return exam ? [{ kind: 'practicalExam', practicalExam: exam }] : []
    }
    const found = classroomsById.get(id)
    if (!found) return []
    return [{ kind: found.certificationId === null ? 'nonCertification' : 'classroom', classroom: found }]
  })
}

const byId = <Item extends { id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Returns a page of the schedule; `page` counts from 1. */
export async function findScheduledSessions(
  db: Db,
  audience: Audience,
  { page, pageSize, ...query }: ScheduleQuery & { page: number; pageSize: number },
  input: ListPracticalExamsInput,
): Promise<{ rows: ScheduledSession[]; total: number }> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await listSchedule(db, audience, query, { ...input, range })
  return { rows, total: await countSchedule(db, audience, query) }
}
