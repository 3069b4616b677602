/** Pages of the portal itself that the search finds; a find's id is the place in this list, so that new ones come last. */
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
