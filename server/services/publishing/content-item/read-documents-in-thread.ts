import { setImmediate as otherWork } from 'node:timers/promises'
import { runInThread } from '#server/services/platform/thread/run-in-thread.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { canHaveLatex } from './question-texts.ts'
import { type DraftItem, readDocuments, readDraft, type UntrustedDocument } from './read-document.ts'
import type { DocumentsToRead } from './read-with-formulas.ts'

/**
 * The maximum number of values read synchronously; more would block other requests. The demonstration's largest pool
 * has 5,700.
 */
const maxSynchronous = 8000

/**
 * The limits of the worker thread. The largest documents that a call accepts need two seconds and 200 MB if every
 * value in them is invalid.
 */
const limits = { megabytes: 512, milliseconds: 15_000 }

/** Returns the number of values in a value, recursively; stops counting above `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const key in value) {
    count += countValues((value as Record<string, unknown>)[key], most - count)
    if (count > most) break
  }
  return count
}

/**
 * Reads untrusted documents like `readDocuments`. Large documents are read in a worker thread, so that the server
 * stays responsive. Documents with LaTeX are also read there, because a formula may define macros. Also refused as
 * `invalid` if the worker thread exceeds its limits.
 */
export async function readDocumentsInThread(
  all: readonly UntrustedDocument[],
): Promise<Item[] | RefusedResult> {
  if (countValues(all, maxSynchronous) <= maxSynchronous && !all.some(canHaveLatex)) return readDocuments(all)
  return readInThread<Item[]>({ documents: all })
}

/**
 * Reads the document of a draft like `readDraft`, but in a worker thread if it is large or contains LaTeX. Also
 * refused as `invalid` if the worker thread exceeds its limits.
 */
export async function readDraftInThread(draft: UntrustedDocument): Promise<DraftItem | RefusedResult> {
  if (countValues(draft, maxSynchronous) <= maxSynchronous && !canHaveLatex(draft)) return readDraft(draft)
  return readInThread<DraftItem>({ draft })
}

async function readInThread<Read>(given: DocumentsToRead): Promise<Read | RefusedResult> {
  await otherWork()
  const file = new URL('./document-thread.ts', import.meta.url)
  const read = await runInThread<Read | RefusedResult>(file, given, limits)
  return read === 'tooCostly' ? refuse('invalid', { issues: [{ path: '', message: 'is too large' }] }) : read
}
