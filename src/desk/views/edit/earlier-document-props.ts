import type { Family } from '#src/domain/content-item/families.ts'

/**
 * The properties of a dialog that shows an earlier document of an item. `number` is the number of the edition or of
 * the save.
 */
export interface EarlierDocumentProps {
  item: { family: Family; id: number }
  number: number
  onClose: () => void
}
