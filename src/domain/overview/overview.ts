import * as z from 'zod/mini'
import { childStatus } from '../certification/child-status.ts'
import { certificationLevel } from '../certification/level.ts'
import { certificationProgress } from '../certification/progress.ts'
import { certificationKind, contentType, subject } from '../course/course.ts'

const count = z.int().check(z.minimum(0))
const group = z.object({ earned: count, offered: count })

/**
 * The credits in one round of enrolment: the credits from courses by requirement, the credits from the best
 * classroom, and the number of credits that the exam requires.
 */
export const roundCredits = z.object({
  earned: count,
  needed: count,
  compulsory: group,
  elective: group,
  classroom: count,
})
export type RoundCredits = z.infer<typeof roundCredits>

/** The state of the theory exam in one round of enrolment. */
export const theoryExamOfRound = z.object({
  attemptsLeft: count,
  /** Whether an attempt is open. */
  resumes: z.boolean(),
  /** The last instant at which the exam may be started; null if there is no limit. */
  closesAt: z.nullable(z.iso.datetime()),
  /** The score of the last finished attempt in this round; null if there is none. */
  lastScore: z.nullable(z.int()),
})

/**
 * The reason why the credits of a course don't count yet: its quiz has not been taken or was failed, the course has
 * not been watched, or its registration has not been approved.
 */
export const missingCreditReason = z.enum(['quiz', 'failedQuiz', 'course', 'underReview'])
export type MissingCreditReason = z.infer<typeof missingCreditReason>

/**
 * A course of a certification whose credits don't count yet, with the reason; `language` is the language of its name.
 */
export const uncreditedCourse = z.object({
  id: z.int(),
  name: z.string(),
  language: z.string(),
  gap: missingCreditReason,
})
export type UncreditedCourse = z.infer<typeof uncreditedCourse>

/** A certification that the learner has started or finished, with the newest round of enrolment. */
export const myCertification = z.object({
  id: z.int(),
  name: z.string(),
  /** The language of the name. */
  language: z.string(),
  kind: certificationKind,
  level: z.nullable(certificationLevel),
  practicalExam: z.boolean(),
  status: certificationProgress,
  childStatus,
  round: z.int(),
  begunAt: z.iso.datetime(),
  credits: roundCredits,
  exam: theoryExamOfRound,
  /**
   * The courses that the learner still has to complete: first those with an open or failed quiz, then the compulsory
   * courses that are not watched or approved yet. Empty when the status has passed `learning`.
   */
  openCourses: z.array(uncreditedCourse),
})
export type MyCertification = z.infer<typeof myCertification>

/** The point at which the learner stopped watching: a chapter of a course or video, and the position in it. */
export const resumePoint = z.object({
  courseId: z.int(),
  courseName: z.string(),
  language: z.string(),
  subject,
  scene: z.nullable(z.string()),
  contentType,
  chapterName: z.string(),
  /** The number of the chapter, which counts from 1; `chapters` is the number of chapters. */
  number: z.int(),
  chapters: z.int(),
  /** The position in the chapter, in seconds. */
  position: z.number(),
  /** The part of the whole course that has been watched, 0 to 1. */
  progress: z.number(),
})
export type ResumePoint = z.infer<typeof resumePoint>

/** The data for the top of My Learning. */
export const learningOverview = z.object({
  resume: z.nullable(resumePoint),
  certifications: z.array(myCertification),
})
export type LearningOverview = z.infer<typeof learningOverview>
