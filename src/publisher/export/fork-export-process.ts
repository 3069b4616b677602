import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ExportUpdateSettings } from './export-updater.ts'

/** The environment variable that contains the settings of the process that updates the exported folder. */
export const exportSettingsVariable = 'EXPORT_SETTINGS'

const file = fileURLToPath(new URL('./export-process.ts', import.meta.url))

/** Starts the process that updates an exported folder to the current releases: export-process.ts. */
export const forkExportProcess = (settings: ExportUpdateSettings): ChildProcess =>
  fork(file, [], {
    env: { ...process.env, [exportSettingsVariable]: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
