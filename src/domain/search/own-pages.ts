/** The portal's own pages that the search finds. The id of a result is the index in this list, so add new pages at the end. */
export const ownPages = [
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
] as const
export type OwnPage = (typeof ownPages)[number]
