import type { Family } from './families.ts'

/**
 * A reference from a document to another item: its family, with the item's id or a category's group and slug
 * as the key.
 */
export interface Reference {
  family: Family
  key: string
}
