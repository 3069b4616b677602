import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { computeNextTryTime } from '#src/domain/job/next-try-time.ts'
import { loadSites, siteFolderOf } from '#src/sites/load-sites.ts'
import { ReleaseStore } from '../release-store.ts'
import type { ExportSettings } from './export-files.ts'
import { PendingPurge } from './pending-purge.ts'
import { runPurge } from './run-purge.ts'
import { updateExport } from './update-export.ts'

/** The settings of an exported folder that is updated after each release. */
export interface ExportUpdateSettings extends ExportSettings {
  folder: string
  purgeCommand: string | null
}

/** A function that receives a line for the log of the server, and whether the line is about a failure. */
export type ExportReport = (line: string, isFailure?: boolean) => void

/** The longest wait between two attempts of a CDN purge, in milliseconds. */
const longestWait = 5 * 60 * 1000

/**
 * Keeps an exported folder up to date with the current releases. `updateIfChanged` updates the folder if any site has
 * a new release, from any publisher, and then purges the changed URLs from the CDN. A failed purge is repeated at
 * growing intervals. Until every site has a release, the folder is left unchanged: otherwise a server with a new data
 * folder would delete pages that are online.
 */
export class ExportUpdater {
  private readonly settings: ExportUpdateSettings
  private readonly report: ExportReport
  private readonly store: ReleaseStore
  private readonly sites: readonly string[]
  private exported: string | undefined
  private unpublished = ''
  private purge = { tries: 0, dueAt: 0 }

  constructor(settings: ExportUpdateSettings, report: ExportReport) {
    this.settings = settings
    this.report = report
    this.store = new ReleaseStore(settings.dataDir)
    this.sites = loadSites('sites', settings.sites).sites.map(siteFolderOf)
  }

  async updateIfChanged(now: number): Promise<void> {
    const releases = await this.releases()
    if (!this.isComplete(releases)) return
    const current = JSON.stringify([...releases.values(), await this.assetsTime()])
    if (current !== this.exported) {
      const { written, deleted } = await updateExport(this.settings, this.settings.folder, new Date(now))
      this.exported = current
      this.purge.dueAt = Math.min(this.purge.dueAt, now)
      if (written + deleted > 0) this.report(`EXPORT_DIR: ${written} files written, ${deleted} deleted`)
    }
    await this.purgePending(now)
  }

  /** Returns the names of the current releases by site. */
  private async releases(): Promise<Map<string, string | undefined>> {
    const read = async (name: string) => [name, (await this.store.read(name))?.release] as const
    return new Map(await Promise.all(this.sites.map(read)))
  }

  /** Returns whether every site has a release; logs the sites without a release, once. */
  private isComplete(releases: ReadonlyMap<string, string | undefined>): boolean {
    const unpublished = this.sites.filter((name) => releases.get(name) === undefined).join(', ')
    if (unpublished && unpublished !== this.unpublished)
      this.report(
        `EXPORT_DIR is updated after the first publish of every site. Not published yet: ${unpublished}`,
      )
    this.unpublished = unpublished
    return unpublished === ''
  }

  private assetsTime(): Promise<number> {
    return stat(join(this.store.folder, 'assets')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  }

  private async purgePending(now: number): Promise<void> {
    const { purgeCommand, folder } = this.settings
    const pending = new PendingPurge(folder)
    const addresses = await pending.read()
    if (addresses.length === 0) return
    if (!purgeCommand) return pending.remove(addresses)
    if (this.purge.dueAt > now) return
    try {
      await runPurge(purgeCommand, addresses)
      await pending.remove(addresses)
      this.purge = { tries: 0, dueAt: 0 }
    } catch (error) {
      const tries = this.purge.tries + 1
      const wait = Math.min((computeNextTryTime(tries, now) ?? Number.POSITIVE_INFINITY) - now, longestWait)
      this.purge = { tries, dueAt: now + wait }
      this.report(`${(error as Error).message} (next try in ${Math.round(wait / 1000)} s)`, true)
    }
  }
}
