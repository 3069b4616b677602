import type { Family } from './families.ts'

/** The families in the order in which they are published: a family comes after the families that it refers to. */
export const familiesInPublishOrder = [
  'category',
  'region',
  'pool',
  'course',
  'certification',
  'trainer',
  'trainerPage',
  'classroom',
  'practicalExam',
  'topic',
  'news',
  'faq',
  'banner',
  'homeImage',
  'comment',
  'dictionary',
  'survey',
  'feedback',
  'notice',
  'distributor',
  'province',
] as const satisfies readonly Family[]

/** Returns items sorted by the order of families, and within a family by id. */
export const sortByFamily = <Name extends { family: Family; id: number }>(items: readonly Name[]): Name[] =>
  items.toSorted(
    (one, other) =>
      familiesInPublishOrder.indexOf(one.family) - familiesInPublishOrder.indexOf(other.family) ||
      one.id - other.id,
  )
