import type { Family } from './families.ts'

/** A reference from a document to another item: the item's family, and as key its id, or the group and slug of a category. */
export interface Reference {
  family: Family
  key: string
}
