import { parentPort, workerData } from 'node:worker_threads'
import { type DocumentsToRead, readWithFormulas } from './read-with-formulas.ts'

/** Worker thread that reads the given documents and sends back the items or the refusal. */
parentPort?.postMessage(readWithFormulas(workerData as DocumentsToRead))
