import type { Db } from '#server/db/client.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findingsOfIssues } from './draft-findings.ts'
import { type ItemName, newestDocument } from './find-item.ts'
import type { GivenDocument, Issue } from './read-document.ts'
import { readDocumentsApart } from './read-documents-apart.ts'

/** Reads a draft as the document that readers would see. Refused as `invalid` (context `findings`) where something is missing. */
export async function readFinished(draft: GivenDocument): Promise<Item | RefusedResult> {
  const read = await readDocumentsApart([draft])
  if (isRefused(read))
    return refuse('invalid', { findings: findingsOfIssues(draft, read.context?.issues as Issue[]) })
  return read[0] as Item
}

/** The draft of an item, else what was published last, as a finished document. Refused as `notFound`, and as `readFinished` does. */
export async function readNewestItem(db: Db, name: ItemName): Promise<Item | RefusedResult> {
  const newest = await newestDocument(db, name)
  return newest ? readFinished(newest) : refuse('notFound')
}
