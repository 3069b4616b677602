/** Pages whose words are all that they show: what else is on them, islands bring. */
export const shellFamilies = [
  'accessibility',
  'by-id',
  'company-query',
  'cookies',
  'error',
  'exam-invitation',
  'invitation',
  'not-found',
  'payment',
  'personal-information',
  'practical-exam-task',
  'search',
  'smart-try',
  'smart-try-detail',
  'trainer-application',
  'verification',
] as const

/** What else is on it, its island brings. */
export interface MyLearningPage {
  family: 'my-learning'
  hasFaq: boolean
}

export interface ShellPage {
  family: (typeof shellFamilies)[number]
}
