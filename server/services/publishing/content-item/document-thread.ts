import { parentPort, workerData } from 'node:worker_threads'
import type { Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type DraftItem, type GivenDocument, readDocuments, readDraft } from './read-document.ts'
import { renderAllFormulas, renderFormulas } from './render-formulas.ts'

/** What the thread reads: several documents, or the one of a draft. */
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

/** A thread that reads the documents that it is given, and sends back the items or the refusal. */
const given = workerData as ToRead
parentPort?.postMessage(
  'draft' in given ? draftWithFormulas(given.draft) : documentsWithFormulas(given.documents),
)
