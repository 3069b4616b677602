/** The families of pages that show nothing but words; islands bring the rest. */
export const shellFamilies = [
  'accessibility',
  'by-id',
  'check-in',
  'company-query',
  'contact',
  'cookies',
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

/** The page of the learner's own things, all of which its island brings. */
export interface MyLearningPage {
  family: 'my-learning'
  hasFaq: boolean
}

export interface ShellPage {
  family: (typeof shellFamilies)[number]
}
