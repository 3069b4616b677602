import { addBusinessDays } from '../schedule/business-days.ts'
import { addDays, countDays, dayInZone, dayOf } from './day.ts'
import { daysOfStudy, weeksOf } from './pace.ts'
import type {
  PlannedCertification,
  PlannedClassroom,
  PlannedCourse,
  PlannedExam,
} from './planned-certification.ts'
import { selectCourses, studySecondsOf, videoSecondsOf } from './study.ts'

/**
 * The maximum number of business days for the decision on an application for a certificate. Specification 1,
 * section 4.
 */
const decisionDays = 3

/** One certification of a plan with its dates, each YYYY-MM-DD. */
export interface PlannedStage {
  certification: PlannedCertification
  courses: PlannedCourse[]
  /** The length of the videos that the learner has not watched yet, in seconds. */
  seconds: number
  from: string
  /** The day by which the learner has completed the courses and taken the theory exam. */
  theoryOn: string
  /** The first date of the practical exam after `theoryOn`; null if there is no practical exam or no date. */
  exam: PlannedExam | null
  /**
   * Whether a required practical exam has no date yet, so that all later days are only the earliest possible ones.
   */
  examOpen: boolean
  /** The classrooms that begin on or after `from`, each of which can replace the courses. */
  classrooms: PlannedClassroom[]
  /** The day on which the certificate is expected. */
  certifiedOn: string
}

export interface CertificationPlan {
  stages: PlannedStage[]
  /** The day on which the last certificate is expected; the first day of the plan if nothing is left to do. */
  endsOn: string
  /** Whether `endsOn` is only the earliest possible day. */
  earliest: boolean
  weeks: number
}

function stageOf(
  certification: PlannedCertification,
  { from, hours, learned }: { from: string; hours: number; learned: ReadonlySet<number> },
): PlannedStage {
  const courses = selectCourses(certification, learned)
  const seconds = videoSecondsOf(courses, learned)
  const theoryOn = addDays(from, daysOfStudy(studySecondsOf(seconds), hours))
  const { practicalExam, exams, classrooms } = certification
  const exam =
    (practicalExam && exams.find(({ startsAt, zone }) => dayInZone(startsAt, zone) > theoryOn)) || null
  const examinedOn = exam ? dayInZone(exam.endsAt, exam.zone) : theoryOn
  return {
    ...{ certification, courses, seconds, from, theoryOn, exam },
    examOpen: practicalExam && !exam,
    classrooms: classrooms.filter(({ startsAt, zone }) => dayInZone(startsAt, zone) >= from),
    certifiedOn: dayOf(addBusinessDays(Date.parse(`${examinedOn}T00:00:00Z`), decisionDays)),
  }
}

/**
 * Returns the plan for a path of certifications (`findCertificationPath`) that begins on a day, with a number of
 * study hours per week. Each certification begins on the day on which the certificate of the previous one is
 * expected; a course that belongs to two certifications is learned once.
 */
export function createPlan(
  path: readonly PlannedCertification[],
  { from, hours }: { from: string; hours: number },
): CertificationPlan {
  const learned = new Set<number>()
  const stages: PlannedStage[] = []
  for (const certification of path) {
    const stage = stageOf(certification, { from: stages.at(-1)?.certifiedOn ?? from, hours, learned })
    stages.push(stage)
    for (const { id } of stage.courses) learned.add(id)
  }
  const endsOn = stages.at(-1)?.certifiedOn ?? from
  const earliest = stages.some(({ examOpen }) => examOpen)
  return { stages, endsOn, earliest, weeks: weeksOf(countDays(from, endsOn)) }
}
