import type { Family } from './families.ts'

/** What a document names another item by: the item's number, or a category's group and slug. */
export interface Reference {
  family: Family
  key: string
}
