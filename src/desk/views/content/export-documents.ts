import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { downloadFile } from '../../components/download-file.ts'
import { findEditedItem } from '../../item/find-edited-item.ts'

/**
 * Downloads the documents of items in the file format of the `import` command, one document per line: the draft if
 * there is one, else the last edition. Returns the number of items that could not be read.
 */
export async function exportDocuments(
  items: readonly Pick<ListedItem, 'family' | 'id'>[],
  onProgress: (done: number) => void,
): Promise<number> {
  const lines: string[] = []
  for (const [index, { family, id }] of items.entries()) {
    const result = await findEditedItem({ family, id })
    const document = result.ok ? (result.value.draft ?? result.value.last) : null
    if (document) lines.push(JSON.stringify({ family, id, document }))
    onProgress(index + 1)
  }
  if (lines.length > 0)
    downloadFile('content.jsonl', new Blob([`${lines.join('\n')}\n`], { type: 'application/jsonl' }))
  return items.length - lines.length
}
