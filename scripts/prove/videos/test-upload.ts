import { join } from 'node:path'
import { writeLargeVideo } from './large-video.ts'
import { measureMemoryGrowth } from './measure-memory-growth.ts'
import { startUpload, type UploadCommand } from './upload-command.ts'
import {
  maxMemoryGrowth,
  playedChapter,
  printCheck,
  type VideoVerificationContext,
} from './video-verification.ts'

/**
 * The size in MiB of a video that is uploaded to each started server before the measurement. After this upload, the
 * server has loaded all code for uploads, and its garbage collector has run often. Further growth of the memory
 * would then come from the size of a video.
 */
const warmingSize = 192

/** The measurements of the parts of an upload: memory in MiB, and time in seconds. */
interface Measured {
  grown: number[]
  seconds: number
}

/** Measures the server while a video is uploaded, until `until` resolves. */
async function measure(
  { server }: VideoVerificationContext,
  measured: Measured,
  until: () => Promise<unknown>,
): Promise<void> {
  const growth = measureMemoryGrowth(server.pid)
  const began = performance.now()
  await until()
  measured.seconds += (performance.now() - began) / 1000
  measured.grown.push(Math.round(growth()))
}

async function restart({ server, folder }: VideoVerificationContext): Promise<void> {
  await server.start()
  const small = join(folder, `warming-${server.pid}.mp4`)
  await writeLargeVideo(small, warmingSize)
  await startUpload(small, 'warming', server.environment).finish()
}

/**
 * Uploads the video. At 40 %, the server and the command are killed; at 75 %, only the server is killed, and the
 * same command continues. The growth of memory is measured on servers that have already received a video.
 */
export async function testUpload(stage: VideoVerificationContext): Promise<boolean> {
  const { server, file, size } = stage
  const start = (): UploadCommand => startUpload(file, playedChapter.video, server.environment)
  const measured: Measured = { grown: [], seconds: 0 }
  await restart(stage)
  const killed = start()
  await measure(stage, measured, () => killed.reach(40))
  await Promise.all([server.end('SIGKILL'), killed.kill()])
  await restart(stage)
  const resumed = start()
  await measure(stage, measured, () => resumed.reach(75))
  await server.end('SIGKILL')
  await server.start()
  await resumed.reach(80)
  await measure(stage, measured, () => resumed.finish())
  const first = resumed.first() ?? 0
  const [mebibytes, seconds] = [Math.round(size / 1024 ** 2), Math.round(measured.seconds)]
  return [
    printCheck(
      first >= 39,
      `${mebibytes} MiB uploaded in ${seconds} s; after a kill -9 the command continued at ${first} %`,
    ),
    printCheck(
      Math.max(...measured.grown) < maxMemoryGrowth,
      `the memory of the server grew by at most ${Math.max(...measured.grown)} MiB (three servers: ${measured.grown.join(', ')})`,
    ),
  ].every(Boolean)
}
