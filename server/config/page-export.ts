import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/** The settings of the export of pages for static hosts. */
export interface PageExportOptions {
  /** The folder into which each release is exported (EXPORT_DIR); null if the pages are not exported. */
  folder: string | null
  /** The addresses of the servers to which the static host passes requests (EXPORT_SERVERS). */
  servers: readonly string[]
  /** The command that receives the addresses of changed files (PURGE_COMMAND); null if no command is set. */
  purgeCommand: string | null
}

/**
 * Returns the export's settings. `own` is the address of this server; by default, the static host passes requests
 * to it.
 */
export function pageExportOptionsOf(
  { EXPORT_DIR, EXPORT_SERVERS, PURGE_COMMAND }: ProcessEnvironment,
  own: string,
): PageExportOptions {
  if (PURGE_COMMAND && !EXPORT_DIR) throw createConfigError('PURGE_COMMAND', 'needs EXPORT_DIR')
  return {
    folder: EXPORT_DIR ?? null,
    servers: EXPORT_SERVERS ?? [own],
    purgeCommand: PURGE_COMMAND ?? null,
  }
}
