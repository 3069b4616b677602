import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as contract from '../contract/publishing/stored-release.ts'
import type { LoggedPublish } from '../domain/content-item/logged-publish.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { cachePolicyOfAsset } from '../hosting/asset.ts'
import { type ApiAccess, createSiteApi, unwrapResult } from '../page-data/content-source.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { type Sites, siteFolderOf } from '../sites/load-sites.ts'
import { baseLanguageOf } from '../sites/site.ts'
import { listAssetPaths } from './export/list-asset-paths.ts'
import { type Lease, LeaseLostError } from './lease.ts'
import type { SiteRelease, StoredContent } from './release.ts'
import { ReleaseFileClient } from './release-file-client.ts'
import { ReleaseStore, writeFileAtomically } from './release-store.ts'

/**
 * Up to this number of files, the publisher stores all of them. For more files, it first queries which of them are
 * missing, with at most `keysAtOnce` keys per request.
 */
const fewFiles = 20
const keysAtOnce = 1000

/** The maximum number of failed pages that the log of a publish lists. */
const loggedFailures = 100

/** Only a few files are stored or read at a time, so that the server can also respond to others. */
const limitFiles = limitConcurrency(4)

const digestOf = (text: string | Uint8Array): string => hash('sha256', text, 'hex')
const packKey = (pack: string): string => `packs/${pack}`
const manifestKey = (site: string, release: string): string => `sites/${site}/releases/${release}.json`

/** The sites, and the server that reads and stores the releases. */
interface SharedSource {
  sites: Sites
  access: ApiAccess
}

/**
 * The releases of a portal whose servers share their pages: the files are in the file storage, and the names of the
 * current releases in the database. The folder is only a cache.
 */
export class SharedReleaseStore extends ReleaseStore {
  private readonly data: SharedSource
  private readonly files: ReleaseFileClient
  /**
   * The packs that are known to be stored: those that this publish has stored and those of the current release. Packs
   * of other releases are checked again, because they may have been deleted.
   */
  private readonly sharedPacks = new Set<string>()

  constructor(data: SharedSource & { dataDir: string }) {
    super(data.dataDir)
    this.data = data
    this.files = new ReleaseFileClient(data.access)
  }

  private api(folder: string) {
    const { sites, access } = this.data
    const site = sites.sites.find((each) => siteFolderOf(each) === folder)
    if (!site) throw new Error(`There is no site "${folder}"`)
    return createSiteApi(site, baseLanguageOf(site), sites, access)
  }

  private find(site: string) {
    return unwrapResult(this.api(site).call(contract.findReleases, {}))
  }

  override async read(site: string, release?: string): Promise<SiteRelease | undefined> {
    const { current, stored } = await this.find(site)
    if (release !== undefined && !stored.includes(release)) return undefined
    const name = release ?? current?.release
    if (name === undefined) return undefined
    if (!existsSync(this.manifest(site, name))) await this.fetchManifest(site, name)
    return super.read(site, name)
  }

  override async releases(site: string): Promise<string[]> {
    return (await this.find(site)).stored
  }

  override async readPrepared(site: string): Promise<SiteRelease | undefined> {
    const { prepared } = await this.find(site)
    if (!prepared) return undefined
    if (!existsSync(this.manifest(site, prepared.release))) await this.fetchManifest(site, prepared.release)
    return super.read(site, prepared.release)
  }

  private async fetchManifest(site: string, release: string): Promise<void> {
    const bytes = await this.files.read(manifestKey(site, release))
    if (!bytes) throw new Error(`The manifest of the release ${release} of ${site} is not stored`)
    await writeFileAtomically(this.manifest(site, release), bytes.toString())
  }

  override async content(place: StoredContent): Promise<Buffer> {
    if (!existsSync(this.pack(place.pack))) await this.fetchFile(packKey(place.pack), this.pack(place.pack))
    return super.content(place)
  }

  private async fetchFile(key: string, path: string): Promise<void> {
    const bytes = await limitFiles(() => this.files.read(key))
    if (!bytes) throw new Error(`The file ${key} of a release is not stored`)
    await writeFileAtomically(path, bytes)
  }

  /**
   * Stores the files of a release, and then the name of the release, which makes the release live on all servers
   * immediately. The server decides in one transaction whether this publisher still has the lease, and whether the
   * site is on hold.
   */
  override async show(release: SiteRelease, { fence }: Lease): Promise<SiteHold | null> {
    const { site, release: name, revision } = release
    await this.shareMissing(release)
    this.sharedPacks.clear()
    const text = JSON.stringify(release)
    await writeFileAtomically(this.manifest(site, name), text)
    await limitFiles(() => this.files.store(manifestKey(site, name), Buffer.from(text)))
    const request = { release: name, digest: digestOf(text), revision, fence }
    const { switched, siteHold } = await unwrapResult(this.api(site).call(contract.switchRelease, request))
    if (!switched) throw new LeaseLostError()
    const stored = await this.releases(site)
    for (const old of await readdir(dirname(this.manifest(site, name))))
      if (old.endsWith('.json') && old < `${name}.json` && !stored.includes(old.slice(0, -5)))
        await rm(join(dirname(this.manifest(site, name)), old), { force: true })
    return siteHold
  }

  override async rollBack(site: string, release: string, { fence }: Lease): Promise<boolean> {
    const { switched } = await unwrapResult(
      this.api(site).call(contract.showStoredRelease, { release, fence }),
    )
    return switched
  }

  override log(site: string, { failures, ...publish }: LoggedPublish): Promise<void> {
    const entry = { ...publish, ...(failures && { failures: failures.slice(0, loggedFailures) }) }
    return unwrapResult(this.api(site).call(contract.recordPublish, { entry: JSON.stringify(entry) })).then(
      () => {},
    )
  }

  override readLog(site: string, count: number): Promise<LoggedPublish[]> {
    return unwrapResult(this.api(site).call(contract.findPublishes, {})).then((all) => all.slice(-count))
  }

  override async sharePack(stored: readonly StoredContent[]): Promise<void> {
    await Promise.all([...new Set(stored.map(({ pack }) => pack))].map((pack) => this.storePack(pack)))
  }

  private async storePack(pack: string): Promise<void> {
    await limitFiles(async () => this.files.store(packKey(pack), await readFile(this.pack(pack))))
    this.sharedPacks.add(pack)
  }

  /**
   * Stores the packs of a release that were written by other threads or by earlier publishes, if they are not
   * stored yet.
   */
  private async shareMissing(release: SiteRelease): Promise<void> {
    const before = await this.read(release.site)
    for (const { pack } of Object.values(before?.files ?? {})) this.sharedPacks.add(pack)
    const packs = new Set(Object.values(release.files).map(({ pack }) => pack))
    const unknown = [...packs].filter((pack) => !this.sharedPacks.has(pack)).map(packKey)
    // Packs that are not in this folder were stored by other publishers.
    const isElsewhere = unknown.some((key) => !existsSync(join(this.folder, key)))
    const missing =
      unknown.length > fewFiles || isElsewhere ? await this.findMissing(unknown, release.site) : unknown
    await Promise.all(missing.map((key) => this.storePack(key.slice(packKey('').length))))
  }

  private async findMissing(keys: readonly string[], site: string): Promise<string[]> {
    const missing: string[] = []
    for (let start = 0; start < keys.length; start += keysAtOnce) {
      const request = { keys: keys.slice(start, start + keysAtOnce) }
      missing.push(...(await unwrapResult(this.api(site).call(contract.findMissingFiles, request))).missing)
    }
    return missing
  }

  override async shareAsset(path: string): Promise<void> {
    const file = join(this.folder, 'assets', path)
    await limitFiles(async () => this.files.store(`assets${path}`, await readFile(file)))
  }

  /**
   * Stores the scripts, styles and pictures of this folder that are not stored yet. The pages that this code renders
   * load them. Pictures are included because they may have been rendered for another database.
   */
  override async shareAssets(): Promise<void> {
    const stored = new Set(await this.findAssets())
    const own = await listAssetPaths(join(this.folder, 'assets'))
    const missing = own.filter((path) => cachePolicyOfAsset(path) === 'forever' && !stored.has(path))
    await Promise.all(missing.map((path) => this.shareAsset(path)))
  }

  private async findAssets(): Promise<string[]> {
    const [site] = this.data.sites.sites
    return site
      ? (await unwrapResult(this.api(siteFolderOf(site)).call(contract.findStoredAssets, {}))).paths
      : []
  }

  override async fetchAssets(): Promise<void> {
    const missing = (await this.findAssets()).filter((path) => !existsSync(join(this.folder, 'assets', path)))
    await Promise.all(
      missing.map((path) => this.fetchFile(`assets${path}`, join(this.folder, 'assets', path))),
    )
  }
}
