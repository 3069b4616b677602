import type { ListedItem } from '#src/domain/content-item/listed-item.ts'

/** Returns the key of an item in the selection of a list. */
export const itemKey = ({ family, id }: Pick<ListedItem, 'family' | 'id'>): string => `${family} ${id}`
