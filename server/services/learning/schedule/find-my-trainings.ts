import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import type { Site } from '#src/sites/site.ts'
import { findProgressForDate } from '../certification-enrolment/find-progress-for-date.ts'
import { ownClassrooms } from '../classroom-enrolment/get-own-classroom.ts'
import { listPracticalExams } from '../practical-exam/list-practical-exams.ts'
import { seenTasks } from '../practical-exam/seen-tasks.ts'
import type { OwnExamsInput } from '../practical-exam-enrolment/own-exams.ts'
import { countMyTrainings, type MyTrainingQuery, myTrainingRows } from './my-training-rows.ts'

interface Asking {
  db: Db
  audience: Audience & { site: Site }
  reader: OwnExamsInput
  now: number
}

export interface MyTrainingPage {
  time: MyTrainingQuery['time']
  /** The number of the page, from 1. */
  page: number
  pageSize: number
}

/** One page of the classrooms, workshops and practical exams that a learner has, or had, a place in. */
export async function findMyTrainings(
  asking: Asking,
  { time, page, pageSize }: MyTrainingPage,
): Promise<{ rows: MyTraining[]; total: number }> {
  const { db, audience, reader, now } = asking
  const query = { learnerId: reader.learnerId, time, now }
  const part = { limit: pageSize, offset: (page - 1) * pageSize }
  const found = await myTrainingRows(db, audience, query, part)
  const idsOf = (family: string) => found.filter((row) => row.family === family).map(({ id }) => id)
  const entries = new Map([
    ...(await classroomEntries(asking, idsOf('classroom'))),
    ...(await examEntries(asking, idsOf('practicalExam'))),
  ])
  return {
    rows: found.flatMap(({ family, id }) => entries.get(`${family} ${id}`) ?? []),
    total: await countMyTrainings(db, audience, query),
  }
}

async function classroomEntries(
  { db, audience, reader, now }: Asking,
  ids: number[],
): Promise<[string, MyTraining][]> {
  const entries = await ownClassrooms(db, { learnerId: reader.learnerId, audience, now }, ids)
  return entries.map((classroom) => [
    `classroom ${classroom.id}`,
    { kind: classroom.certificationId === null ? 'nonCertification' : 'classroom', classroom },
  ])
}

async function examEntries(
  { db, audience, reader, now }: Asking,
  ids: number[],
): Promise<[string, MyTraining][]> {
  const entries: [string, MyTraining][] = []
  const of = { learnerId: reader.learnerId, site: audience.site }
  const exams = await listPracticalExams(db, audience, inArray(practicalExam.id, ids), { now, reader })
  const certificationIds = exams.map(({ certificationId }) => certificationId)
  const seesTask = await seenTasks(db, reader.learnerId, certificationIds)
  for (const each of exams) {
    const standing = await findProgressForDate(db, of, each)
    const task = seesTask(each.certificationId, standing.learning)
    const entry = { kind: 'practicalExam' as const, practicalExam: each, task, ...standing }
    entries.push([`practicalExam ${each.id}`, entry])
  }
  return entries
}
