import { parentPort, workerData } from 'node:worker_threads'
import { type GivenDocument, readDocuments } from './read-document.ts'

/** A thread that reads the documents that it is given, and sends back the items or the refusal. */
parentPort?.postMessage(readDocuments(workerData as GivenDocument[]))
