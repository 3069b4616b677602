import type { Db } from '#server/db/client.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findNewestDocument, type ItemId } from '../item-row/item-row.ts'
import { findingsOfIssues } from './draft-findings.ts'
import type { DocumentIssue, UntrustedDocument } from './read-document.ts'
import { readDocumentsInThread } from './read-documents-in-thread.ts'

/** Reads a draft as a complete document. Refused as `invalid` (context `findings`) if it is incomplete. */
export async function readCompleteDraft(draft: UntrustedDocument): Promise<Item | RefusedResult> {
  const read = await readDocumentsInThread([draft])
  if (isRefused(read))
    return refuse('invalid', { findings: findingsOfIssues(draft, read.context?.issues as DocumentIssue[]) })
  return read[0] as Item
}

/**
 * Returns the draft of an item, or the last published document if there is no draft, as a complete document. Refused
 * as `notFound` if there is no such item, and for the same reasons as `readCompleteDraft`.
 */
export async function loadNewestItem(db: Db, name: ItemId): Promise<Item | RefusedResult> {
  const newest = await findNewestDocument(db, name)
  return newest ? readCompleteDraft(newest) : refuse('notFound')
}
