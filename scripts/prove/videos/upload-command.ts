import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleFolder } from '../../build/bundle.ts'

/** A running command that uploads a video. */
export interface UploadCommand {
  /** Returns the first percentage of the upload that the command has printed. */
  first(): number | undefined
  /** Waits until the upload has reached a percentage. Throws if the command ends before that. */
  reach(percentage: number): Promise<void>
  kill(): Promise<void>
  /** Waits until the command has ended. Returns its output; throws if the command has failed. */
  finish(): Promise<string>
}

/** Starts the bundled command `operator video FILE --name NAME` with an environment. */
export function startUpload(file: string, name: string, env: Record<string, string>): UploadCommand {
  const args = [join(bundleFolder, 'operator.js'), 'video', file, '--name', name]
  const child: ChildProcess = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  const ended = once(child, 'exit')
  let [output, progress] = ['', '']
  const percentages = () => [...progress.matchAll(/(\d+) %/g)].map(([, number]) => Number(number))
  child.stdout?.on('data', (bytes: Buffer) => {
    output += bytes
  })
  child.stderr?.on('data', (bytes: Buffer) => {
    progress += bytes
  })
  return {
    first: () => percentages()[0],
    async reach(percentage) {
      while ((percentages().at(-1) ?? 0) < percentage) {
        if (child.exitCode !== null) throw new Error(`The upload ended: ${output}${progress}`)
        await Promise.race([once(child.stderr as NodeJS.EventEmitter, 'data'), ended])
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async finish() {
      await ended
      if (child.exitCode !== 0) throw new Error(`The upload failed: ${output}${progress}`)
      return output.trim()
    },
  }
}
