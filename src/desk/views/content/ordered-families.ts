import type { family } from '#src/domain/content-item/families.ts'

/**
 * The families in the order of the navigation. Families that are edited often, such as certifications, come first;
 * tables of values, such as regions, come last.
 */
export const orderedFamilies = [
  ...['certification', 'course', 'pool', 'classroom', 'practicalExam', 'news', 'faq', 'topic', 'banner'],
  ...['homeImage', 'notice', 'trainer', 'trainerPage', 'survey', 'feedback', 'comment', 'distributor'],
  ...['category', 'region', 'province', 'dictionary'],
] as const satisfies readonly (typeof family.options)[number][]
