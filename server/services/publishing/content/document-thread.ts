import { parentPort, workerData } from 'node:worker_threads'
import { type GivenDocument, readDocuments, readDraft } from './read-document.ts'

/** What the thread reads: several documents, or the one of a draft. */
export type ToRead = { documents: readonly GivenDocument[] } | { draft: GivenDocument }

/** A thread that reads the documents that it is given, and sends back the items or the refusal. */
const given = workerData as ToRead
parentPort?.postMessage('draft' in given ? readDraft(given.draft) : readDocuments(given.documents))
