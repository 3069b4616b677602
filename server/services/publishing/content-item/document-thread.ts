import { parentPort, workerData } from 'node:worker_threads'
import { readWithFormulas, type ToRead } from './read-with-formulas.ts'

/** A thread that reads the documents that it is given, and sends back the items or the refusal. */
parentPort?.postMessage(readWithFormulas(workerData as ToRead))
