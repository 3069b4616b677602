import { parentPort, workerData } from 'node:worker_threads'
import { type PagePart, readPart } from './read-part.ts'

/** The worker thread that reads one part of the pages. */
parentPort?.postMessage(await readPart(workerData as PagePart))
