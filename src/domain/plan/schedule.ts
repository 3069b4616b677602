import { afterBusinessDays } from '../schedule/business-days.ts'
import { addDays, countDays, dayInZone, dayOf } from './day.ts'
import { daysOfStudy, weeksOf } from './pace.ts'
import type { PlannedCertification, PlannedClassroom, PlannedCourse, PlannedExam } from './planned.ts'
import { filmSeconds, selectCourses, studySeconds } from './study.ts'

/** How many business days an application for a certificate takes at most. Specification 1, section 4. */
const decision = 3

/** One certification of a plan with its days, each YYYY-MM-DD. */
export interface PlannedStage {
  certification: PlannedCertification
  courses: PlannedCourse[]
  /** The length of the films that are left to learn, in seconds. */
  seconds: number
  from: string
  /** The day until which the courses are learned and the theory exam is sat. */
  theoryOn: string
  /** The first date of the practical exam after that; null where there is none, or none is open yet. */
  exam: PlannedExam | null
  /** Whether a practical exam is needed for which no date is open yet: then all later days are the earliest ones. */
  examOpen: boolean
  /** The training that may take the place of the courses: what begins from that day on. */
  classrooms: PlannedClassroom[]
  /** The day on which the certificate is expected. */
  certifiedOn: string
}

export interface CertificationPlan {
  stages: PlannedStage[]
  /** The day on which the last certificate is expected; that of the beginning where nothing is left to do. */
  endsOn: string
  /** Whether that day is only the earliest one. */
  earliest: boolean
  weeks: number
}

function stageOf(
  certification: PlannedCertification,
  { from, hours, learned }: { from: string; hours: number; learned: ReadonlySet<number> },
): PlannedStage {
  const courses = selectCourses(certification, learned)
  const seconds = filmSeconds(courses, learned)
  const theoryOn = addDays(from, daysOfStudy(studySeconds(seconds), hours))
  const { practicalExam, exams, classrooms } = certification
  const exam =
    (practicalExam && exams.find(({ startsAt, zone }) => dayInZone(startsAt, zone) > theoryOn)) || null
  const examined = exam ? dayInZone(exam.endsAt, exam.zone) : theoryOn
  return {
    ...{ certification, courses, seconds, from, theoryOn, exam },
    examOpen: practicalExam && !exam,
    classrooms: classrooms.filter(({ startsAt, zone }) => dayInZone(startsAt, zone) >= from),
    certifiedOn: dayOf(afterBusinessDays(Date.parse(`${examined}T00:00:00Z`), decision)),
  }
}

/**
 * The plan of a way (`findCertificationPath`) from a day on, with some hours of study a week. Each certification begins when the one before is
 * certified; a course that two of them share is learned once.
 */
export function createPlan(
  way: readonly PlannedCertification[],
  { from, hours }: { from: string; hours: number },
): CertificationPlan {
  const learned = new Set<number>()
  const stages: PlannedStage[] = []
  for (const certification of way) {
    const stage = stageOf(certification, { from: stages.at(-1)?.certifiedOn ?? from, hours, learned })
    stages.push(stage)
    for (const { id } of stage.courses) learned.add(id)
  }
  const endsOn = stages.at(-1)?.certifiedOn ?? from
  const earliest = stages.some(({ examOpen }) => examOpen)
  return { stages, endsOn, earliest, weeks: weeksOf(countDays(from, endsOn)) }
}
