import type { Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type DraftItem, readDocuments, readDraft, type UntrustedDocument } from './read-document.ts'
import { renderAllFormulas, renderFormulas } from './render-formulas.ts'

/**
 * Untrusted documents whose formulas are rendered when they are read: several documents, or the document of a
 * draft.
 */
export type DocumentsToRead = { documents: readonly UntrustedDocument[] } | { draft: UntrustedDocument }

function readDraftWithFormulas(given: UntrustedDocument): DraftItem | RefusedResult {
  const read = readDraft(given)
  const rendered = isRefused(read) ? read : renderFormulas(read)
  // A rendered formula is longer than its LaTeX, so the result is checked against the limits of a draft again.
  return isRefused(rendered) ? rendered : readDraft(rendered)
}

function readDocumentsWithFormulas(given: readonly UntrustedDocument[]): Item[] | RefusedResult {
  const read = readDocuments(given)
  const rendered = isRefused(read) ? read : renderAllFormulas(read)
  return isRefused(rendered) ? rendered : readDocuments(rendered)
}

/** Reads documents as `readDocuments` and `readDraft` do, and renders the LaTeX of their questions. */
export const readWithFormulas = (given: DocumentsToRead): DraftItem | Item[] | RefusedResult =>
  'draft' in given ? readDraftWithFormulas(given.draft) : readDocumentsWithFormulas(given.documents)
