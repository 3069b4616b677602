import { setTimeout as wait } from 'node:timers/promises'
import { endWithCause } from '../fatal-message.ts'
import { ExportUpdater, type ExportUpdateSettings } from './export-updater.ts'
import { exportSettingsVariable } from './fork-export-process.ts'

/** The interval at which the releases are checked, in milliseconds. */
const interval = 1000

/**
 * The process that updates EXPORT_DIR to the current releases. It ends with its parent, the server, to which it
 * sends a line for each update and each failure. A failure, such as a full disk, is reported once, and the update
 * is tried again.
 */
process.on('uncaughtException', endWithCause)
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const report = (line: string, isFailure = false) => process.send?.({ line, isFailure })
const updater = new ExportUpdater(
  JSON.parse(process.env[exportSettingsVariable] ?? '') as ExportUpdateSettings,
  report,
)
let lastFailure: string | undefined
for (;;) {
  const failure = await updater.updateIfChanged(Date.now()).then(
    () => undefined,
    (error: unknown) => `EXPORT_DIR: ${(error as Error).message}`,
  )
  if (failure !== undefined && failure !== lastFailure) report(failure, true)
  lastFailure = failure
  await wait(interval)
}
