import { parentPort, workerData } from 'node:worker_threads'
import { videoMetadataOf } from './video-metadata.ts'

/**
 * Worker thread that reads the header of a video and sends back the video's metadata, or null if browsers can't play
 * the video.
 */
parentPort?.postMessage(videoMetadataOf(workerData as Uint8Array) ?? null)
