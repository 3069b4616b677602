import type { Certification } from '#src/domain/certification/certification.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type {
  PlannedCertification,
  PlannedClassroom,
  PlannedCourse,
  PlannedExam,
} from '#src/domain/plan/planned-certification.ts'
import type { PracticalExamSummary } from '#src/domain/practical-exam/practical-exam.ts'

const courseOf = (course: CourseSummary): PlannedCourse => ({
  id: course.id,
  name: course.name,
  language: course.language,
  seconds: course.seconds,
  requirement: course.requirement,
  credits: course.credits,
  needsApproval: course.needsApproval,
})

const classroomOf = (classroom: Classroom): PlannedClassroom => ({
  id: classroom.id,
  name: classroom.name,
  language: classroom.language,
  taughtIn: classroom.taughtIn,
  venue: classroom.venue,
  startsAt: classroom.startsAt,
  endsAt: classroom.endsAt,
  zone: classroom.zone,
  capacity: classroom.capacity,
  credits: classroom.credits,
  offer: classroom.offer,
})

const examOf = (exam: PracticalExamSummary): PlannedExam => ({
  id: exam.id,
  name: exam.name,
  language: exam.language,
  country: exam.country,
  startsAt: exam.startsAt,
  endsAt: exam.endsAt,
  zone: exam.zone,
  location: exam.location,
  capacity: exam.capacity,
  offer: exam.offer,
})

interface CertificationOffers {
  courses: readonly CourseSummary[]
  classrooms: readonly Classroom[]
  exams: readonly PracticalExamSummary[]
}

const sortByDate = <Dated extends { startsAt: string }>(all: Dated[]): Dated[] =>
  all.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))

/**
 * Returns the data that a plan needs about a certification, its training and its exams, without free seats, which
 * change by the minute.
 */
export const plannedCertificationOf = (
  { id, name, language, kind, level, type, needsCode, offer, prerequisites, practicalExam }: Certification,
  { courses, classrooms, exams }: CertificationOffers,
): PlannedCertification => ({
  ...{ id, name, language, kind, level, type, needsCode, offer, practicalExam },
  prerequisites: prerequisites.map((needed) => needed.id),
  courses: courses.map(courseOf),
  classrooms: sortByDate(classrooms.map(classroomOf)),
  exams: sortByDate(exams.map(examOf)),
})
