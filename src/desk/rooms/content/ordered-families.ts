import type { family } from '#src/domain/content-item/families.ts'

/** The families, the most edited first: programmes first, tables of values last. */
export const orderedFamilies = [
  ...['certification', 'course', 'pool', 'classroom', 'practicalExam', 'news', 'faq', 'topic', 'banner'],
  ...['homeImage', 'notice', 'trainer', 'trainerPage', 'survey', 'feedback', 'comment', 'distributor'],
  ...['category', 'region', 'province', 'dictionary'],
] as const satisfies readonly (typeof family.options)[number][]
