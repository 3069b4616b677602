/**
 * The portal's own pages that the search finds. The id of a result is the index in this list, so add new pages at the
 * end.
 */
export const portalPages = [
  'smartTry',
  'companyQuery',
  'verification',
  'trainers',
  'joinAsTrainer',
  'practice',
  'faq',
  'newsList',
  'myLearning',
  'accessibility',
  'terms',
  'receipt',
  'contact',
  'comparison',
  'plan',
  'account',
  'certifications',
  'courses',
  'classrooms',
  'practicalExams',
  'videos',
  'workshops',
] as const
export type PortalPage = (typeof portalPages)[number]
