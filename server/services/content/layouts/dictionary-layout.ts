import { dictionary, dictionaryItem } from '../../../db/schema/dictionary.ts'
import { replaceRows } from './keep-rows.ts'
import { layoutOf } from './layout.ts'

export const dictionaryLayout = layoutOf<'dictionary'>({ item: dictionary }, async (tx, items) => {
  const rows = items.flatMap(({ id, document }) =>
    document.items.flatMap(({ value, texts }, position) =>
      Object.entries(texts).map(([language, text]) => ({
        id,
        position,
        language,
        value,
        label: text?.label,
      })),
    ),
  )
  await replaceRows(
    tx,
    dictionaryItem,
    dictionaryItem.id,
    items.map(({ id }) => id),
    rows,
  )
})
