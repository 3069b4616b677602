import { getContentItem } from '#src/contract/publishing/editing.ts'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { deskApi } from '../../api/desk-api.ts'

/** Saves a text as a file of the browser. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Downloads the documents of items as a file that the command `import` reads, one a line: the draft, or else the published one. Returns how
 * many could not be read.
 */
export async function exportDocuments(
  items: readonly Pick<ListedItem, 'family' | 'id'>[],
  onProgress: (done: number) => void,
): Promise<number> {
  const lines: string[] = []
  for (const [index, { family, id }] of items.entries()) {
    const answer = await deskApi().call(getContentItem, { family, id })
    const document = answer.ok ? (answer.value.draft ?? answer.value.published) : null
    if (document) lines.push(JSON.stringify({ family, id, document }))
    onProgress(index + 1)
  }
  if (lines.length > 0) download('content.jsonl', `${lines.join('\n')}\n`)
  return items.length - lines.length
}
