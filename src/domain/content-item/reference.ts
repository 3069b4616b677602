import type { Family } from './families.ts'

/**
 * A reference from a document to another item: the item's family and its key, which is the id, or, for a category,
 * the group and the slug.
 */
export interface Reference {
  family: Family
  key: string
}
