import { setImmediate as otherWork } from 'node:timers/promises'
import { runInThread } from '#server/services/platform/thread/run-in-thread.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { mayHaveLatex } from './question-texts.ts'
import { type DraftItem, type GivenDocument, readDocuments, readDraft } from './read-document.ts'
import type { ToRead } from './read-with-formulas.ts'

/** Up to how many values are read at once; checking more would keep everybody else waiting. The demonstration's largest pool has 5,700. */
const mostAtOnce = 8000

/** The largest documents that a call may bring take two seconds and 200 MB where every value in them is wrong. */
const limits = { megabytes: 512, milliseconds: 15_000 }

/** The number of values in another, and in all below; it stops counting beyond `most`. */
function valuesIn(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const key in value) {
    count += valuesIn((value as Record<string, unknown>)[key], most - count)
    if (count > most) break
  }
  return count
}

/**
 * Reads documents that came from outside, as `readDocuments` does; large ones in a thread of their own, so that the server goes on
 * answering meanwhile, and questions with LaTeX, which is rendered there: a formula may define macros.
 */
export async function readDocumentsApart(all: readonly GivenDocument[]): Promise<Item[] | RefusedResult> {
  if (valuesIn(all, mostAtOnce) <= mostAtOnce && !all.some(mayHaveLatex)) return readDocuments(all)
  return readInThread<Item[]>({ documents: all })
}

/** Reads the document of a draft, as `readDraft` does; a large one in a thread of its own. */
export async function readDraftApart(draft: GivenDocument): Promise<DraftItem | RefusedResult> {
  if (valuesIn(draft, mostAtOnce) <= mostAtOnce && !mayHaveLatex(draft)) return readDraft(draft)
  return readInThread<DraftItem>({ draft })
}

async function readInThread<Read>(given: ToRead): Promise<Read | RefusedResult> {
  await otherWork()
  const file = new URL('./document-thread.ts', import.meta.url)
  const read = await runInThread<Read | RefusedResult>(file, given, limits)
  return read === 'tooCostly' ? refuse('invalid', { issues: [{ path: '', message: 'is too large' }] }) : read
}
