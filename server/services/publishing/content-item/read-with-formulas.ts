import type { Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type DraftItem, type GivenDocument, readDocuments, readDraft } from './read-document.ts'
import { renderAllFormulas, renderFormulas } from './render-formulas.ts'

/** Documents from outside that are read with their formulas: several, or the one of a draft. */
export type ToRead = { documents: readonly GivenDocument[] } | { draft: GivenDocument }

function draftWithFormulas(given: GivenDocument): DraftItem | RefusedResult {
  const read = readDraft(given)
  const rendered = isRefused(read) ? read : renderFormulas(read)
  // A formula is longer than its LaTeX: what is stored has the limits of every draft.
  return isRefused(rendered) ? rendered : readDraft(rendered)
}

function documentsWithFormulas(given: readonly GivenDocument[]): Item[] | RefusedResult {
  const read = readDocuments(given)
  const rendered = isRefused(read) ? read : renderAllFormulas(read)
  return isRefused(rendered) ? rendered : readDocuments(rendered)
}

/** Reads documents as `readDocuments` and `readDraft` do, and renders the LaTeX of their questions. */
export const readWithFormulas = (given: ToRead): DraftItem | Item[] | RefusedResult =>
  'draft' in given ? draftWithFormulas(given.draft) : documentsWithFormulas(given.documents)
