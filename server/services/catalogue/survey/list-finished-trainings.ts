import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'
import type { SurveyedTrainingKind } from '#src/domain/survey/survey.ts'

/** A training that a learner has finished and may evaluate. */
export interface FinishedTraining {
  training: SurveyedTrainingKind
  targetId: number
  targetName: string
  finishedAt: Date
}

/**
 * Lists the trainings that a learner has finished, the newest first: classrooms, courses and certifications.
 */
export async function listFinishedTrainings(
  db: Db,
  learnerId: number,
  language: string,
): Promise<FinishedTraining[]> {
  const courses = await db
    .select({
      ...{ targetId: course.id, targetName: courseText.name, finishedAt: enrolment.changedAt },
      ...{ process: enrolment.process, quiz: course.quiz },
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(courseText, isItemText(courseText, course.id, language))
    .where(eq(enrolment.learnerId, learnerId))
    .orderBy(desc(enrolment.changedAt))
  const certifications = await db
    .select({
      targetId: certification.id,
      targetName: certificationText.name,
      finishedAt: certificationEnrolment.changedAt,
    })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(
      and(eq(certificationEnrolment.learnerId, learnerId), eq(certificationEnrolment.progress, 'approved')),
    )
  const classrooms = await db
    .select({
      targetId: classroomEnrolment.classroomId,
      targetName: classroomText.name,
      finishedAt: classroomEnrolment.changedAt,
    })
    .from(classroomEnrolment)
    .innerJoin(classroomText, isItemText(classroomText, classroomEnrolment.classroomId, language))
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.status, 'finished')))
  return [
    ...classrooms.map((row) => ({ training: 'classroom' as const, ...row })),
    ...courses
      .filter(({ process, quiz }) => isCourseComplete(process, quiz !== null))
      .map(({ process: _, quiz: __, ...row }) => ({ training: 'course' as const, ...row })),
    ...certifications.map((row) => ({ training: 'certification' as const, ...row })),
  ].sort((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime())
}
