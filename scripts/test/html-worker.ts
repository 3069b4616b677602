import { parentPort, workerData } from 'node:worker_threads'
import { type Part, validatePart } from './html-part.ts'

/** A thread that validates one part of the pages. */
parentPort?.postMessage(await validatePart(workerData as Part))
