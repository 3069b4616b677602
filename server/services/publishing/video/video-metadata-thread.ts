import { parentPort, workerData } from 'node:worker_threads'
import { videoMetadataOf } from './video-metadata.ts'

/** Thread that reads the header of a video and sends back its facts, or null if browsers can't play it. */
parentPort?.postMessage(videoMetadataOf(workerData as Uint8Array) ?? null)
