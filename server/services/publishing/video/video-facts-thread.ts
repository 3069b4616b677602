import { parentPort, workerData } from 'node:worker_threads'
import { videoFactsOf } from './video-facts.ts'

/** Thread that reads the header of a video and sends back its facts, or null if browsers can't play it. */
parentPort?.postMessage(videoFactsOf(workerData as Uint8Array) ?? null)
