import type { FirstCourse } from '#src/domain/course/course.ts'

/** The families of pages that need no content from the API when they are published; their islands load it later. */
export const shellPageFamilies = [
  'accessibility',
  'by-id',
  'check-in',
  'company-query',
  'contact',
  'cookies',
  'countries',
  'error',
  'exam',
  'exam-invitation',
  'invitation',
  'new-dates',
  'not-found',
  'own-certificate',
  'payment',
  'personal-information',
  'practical-exam-task',
  'practice',
  'receipt',
  'smart-try',
  'smart-try-detail',
  'terms',
  'trainer-application',
  'verification',
] as const

/** My Learning, whose content its island loads. */
export interface MyLearningPage {
  family: 'my-learning'
  hasFaq: boolean
  /** The suggestion for learners who have not begun anything; null if no course is recommended. */
  firstCourse: FirstCourse | null
}

export interface ShellPage {
  family: (typeof shellPageFamilies)[number]
}
