import type { family } from '#src/domain/content-item/families.ts'

/**
 * The families in the order of the navigation: those that are edited most come first (programmes), tables of values
 * last.
 */
export const orderedFamilies = [
  ...['certification', 'course', 'pool', 'classroom', 'practicalExam', 'news', 'faq', 'topic', 'banner'],
  ...['homeImage', 'notice', 'trainer', 'trainerPage', 'survey', 'feedback', 'comment', 'distributor'],
  ...['category', 'region', 'province', 'dictionary'],
] as const satisfies readonly (typeof family.options)[number][]
