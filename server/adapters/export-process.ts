import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { ExportUpdateSettings } from '#src/publisher/export/export-updater.ts'
import { forkExportProcess } from '#src/publisher/export/fork-export-process.ts'
import { resolveExportFolder } from '#src/publisher/export/replace-folder.ts'
import type { FatalMessage } from '#src/publisher/fatal-message.ts'

/** How long the server waits before it restarts an export process that has ended, in milliseconds. */
const restartDelay = 5000

/**
 * Starts the process that updates an exported folder after each release, and restarts the process whenever it ends.
 * Throws if the folder has content that is not an export. Returns a function that stops the process. The process is
 * separate, so that writing thousands of files delays no request.
 */
export function startExport(settings: ExportUpdateSettings, log: Logger): () => Promise<void> {
  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined
  let isStopping = false
  const folder = resolveExportFolder(settings.folder)
  const start = () => {
    child = forkExportProcess({ ...settings, folder })
    child.on('message', (message: { line: string; isFailure: boolean } | FatalMessage) => {
      if ('line' in message) log[message.isFailure ? 'warn' : 'info'](message.line)
      else log.error(`The export ended: ${message.ending}`)
    })
    child.on('exit', () => {
      child = undefined
      if (!isStopping) restart = setTimeout(start, restartDelay)
    })
  }
  start()
  return async () => {
    isStopping = true
    clearTimeout(restart)
    if (!child) return
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
}
