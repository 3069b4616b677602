import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import type { Site } from '#src/sites/site.ts'
import { findProgressForDate } from '../certification-enrolment/find-progress-for-date.ts'
import { listMyClassrooms } from '../classroom-enrolment/my-classrooms.ts'
import { listPracticalExams } from '../practical-exam/list-practical-exams.ts'
import { loadTaskVisibility } from '../practical-exam/task-visibility.ts'
import type { ExamReader } from '../practical-exam-enrolment/my-exam-enrolments.ts'
import { countMyTrainings, listMyTrainingRows, type MyTrainingQuery } from './list-my-training-rows.ts'

interface MyTrainingsContext {
  db: Db
  audience: Audience & { site: Site }
  reader: ExamReader
  now: number
}

export interface MyTrainingPage {
  time: MyTrainingQuery['time']
  /** The number of the requested page, from 1. */
  page: number
  pageSize: number
}

/** Returns a page of the classrooms, workshops and practical exams in which a learner has, or had, a seat. */
export async function findMyTrainings(
  context: MyTrainingsContext,
  { time, page, pageSize }: MyTrainingPage,
): Promise<{ rows: MyTraining[]; total: number }> {
  const { db, audience, reader, now } = context
  const query = { learnerId: reader.learnerId, time, now }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const found = await listMyTrainingRows(db, audience, query, range)
  const idsOf = (family: string) => found.filter((row) => row.family === family).map(({ id }) => id)
  const entries = new Map([
    ...(await classroomEntries(context, idsOf('classroom'))),
    ...(await examEntries(context, idsOf('practicalExam'))),
  ])
  return {
    rows: found.flatMap(({ family, id }) => entries.get(`${family} ${id}`) ?? []),
    total: await countMyTrainings(db, audience, query),
  }
}

async function classroomEntries(
  { db, audience, reader, now }: MyTrainingsContext,
  ids: number[],
): Promise<[string, MyTraining][]> {
  const entries = await listMyClassrooms(db, { learnerId: reader.learnerId, audience, now }, ids)
  return entries.map((classroom) => [
    `classroom ${classroom.id}`,
    { kind: classroom.certificationId === null ? 'nonCertification' : 'classroom', classroom },
  ])
}

async function examEntries(
  { db, audience, reader, now }: MyTrainingsContext,
  ids: number[],
): Promise<[string, MyTraining][]> {
  const entries: [string, MyTraining][] = []
  const learnerOnSite = { learnerId: reader.learnerId, site: audience.site }
  const exams = await listPracticalExams(db, audience, inArray(practicalExam.id, ids), { now, reader })
  const certificationIds = exams.map(({ certificationId }) => certificationId)
  const seesTask = await loadTaskVisibility(db, reader.learnerId, certificationIds)
  for (const exam of exams) {
    const progress = await findProgressForDate(db, learnerOnSite, exam)
    const task = seesTask(exam.certificationId, progress.learning)
    const entry = { kind: 'practicalExam' as const, practicalExam: exam, task, ...progress }
    entries.push([`practicalExam ${exam.id}`, entry])
  }
  return entries
}
