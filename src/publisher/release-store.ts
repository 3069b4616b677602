import { hash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { LoggedPublish } from '../domain/content-item/logged-publish.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { ContentEncoder, type EncodedRange, type FileContent } from './content-encoder.ts'
import type { Lease } from './lease.ts'
import { appendToPublishLog, readPublishLog } from './publish-log.ts'
import type { SiteRelease, StoredContent } from './release.ts'

/** The number of stored releases per site: the current one, and two for a rollback. */
const storedReleases = 3

/** Defaults of the fields that are missing in releases of earlier versions. */
const emptyFields = { gone: [], moved: {}, openEnded: [], day: '', failures: [] }

/**
 * Returns the identity of the file at a path; undefined if there is no file. The identity changes whenever the
 * manifest at the path is replaced, because manifests are never overwritten in place.
 */
const fileIdentity = (path: string): Promise<string | undefined> =>
  stat(path).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => undefined,
  )

const hashOf = (content: Uint8Array | string): string => hash('sha256', content, 'hex').slice(0, 32)

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/**
 * Writes a file beside the target and renames it, so that a half-written file is never read. Returns the identity
 * of the file.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
): Promise<string | undefined> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.part`
  await writeFile(part, content)
  // The identity is read before the rename, because another publisher may replace the file right after it.
  const file = await fileIdentity(part)
  await rename(part, path)
  return file
}

/**
 * The released pages in a folder: packs of file contents, each named by its hash, and a manifest for each site.
 * Renaming one file replaces a manifest.
 */
export class ReleaseStore {
  readonly folder: string
  /** The release that was last read for each site, with the identity of its file. */
  private readonly cachedReleases = new Map<string, { from: string; release: SiteRelease }>()

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'pages')
  }

  siteFolder(site: string): string {
    return join(this.folder, 'sites', site)
  }

  protected manifest(site: string, release?: string): string {
    return join(this.siteFolder(site), release ? join('releases', `${release}.json`) : 'current.json')
  }

  /**
   * Returns the current release, or the release of this name; undefined if there is none. The object is shared by a
   * cache, so don't change it.
   */
  async read(site: string, release?: string): Promise<SiteRelease | undefined> {
    const path = this.manifest(site, release)
    const from = await fileIdentity(path)
    if (from === undefined) return undefined
    const cached = this.cachedReleases.get(site)
    if (cached?.from === from) return cached.release
    const read = { ...emptyFields, ...(JSON.parse(await readFile(path, 'utf8')) as SiteRelease) }
    this.cachedReleases.set(site, { from, release: read })
    return read
  }

  /** Returns the names of the stored releases of a site, the newest first. */
  async releases(site: string): Promise<string[]> {
    const names = await namesIn(join(this.siteFolder(site), 'releases'))
    return names
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
      .sort()
      .reverse()
  }

  /** Stores the contents of files in one pack. */
  storeContents(contents: readonly FileContent[]): StoredContent[] {
    const encoder = new ContentEncoder()
    try {
      const ranges = contents.map((content) => encoder.add(content))
      return this.storeEncoded(encoder.bytes, ranges)
    } finally {
      encoder.close()
    }
  }

  /**
   * Stores the encoded contents of files in one pack. The pack is named by the hashes and positions of the contents,
   * so that the same pack is written only once. Creating a file costs ten times as much as writing a page into it.
   * The method is synchronous, because thousands of files are stored in a row.
   */
  storeEncoded(bytes: Uint8Array, ranges: readonly EncodedRange[]): StoredContent[] {
    const objects = ranges.map(({ at, size }) => hashOf(bytes.subarray(at, at + size)))
    const pack = hashOf(ranges.map(({ at }, index) => `${objects[index]} ${at}`).join())
    this.writePack(pack, bytes)
    return ranges.map((range, index) => ({ object: objects[index] as string, pack, ...range }))
  }

  private writePack(pack: string, bytes: Uint8Array): void {
    const path = this.pack(pack)
    if (existsSync(path)) {
      // The file's time is updated, so that garbage collection does not delete the pack before a release refers to
      // it.
      const now = new Date()
      utimesSync(path, now, now)
      return
    }
    mkdirSync(dirname(path), { recursive: true })
    const part = `${path}.${process.pid}.${threadId}.part`
    writeFileSync(part, bytes)
    renameSync(part, path)
  }

  pack(name: string): string {
    return join(this.folder, 'packs', name)
  }

  async content({ pack, at, size }: StoredContent): Promise<Buffer> {
    const file = await open(this.pack(pack))
    try {
      return (await file.read(Buffer.alloc(size), 0, size, at)).buffer
    } finally {
      await file.close()
    }
  }

  protected prepared(site: string): string {
    return join(this.siteFolder(site), 'prepared.json')
  }

  /** Returns the release that was prepared while the site was on hold; undefined if there is none. */
  async readPrepared(site: string): Promise<SiteRelease | undefined> {
    const text = await readFile(this.prepared(site), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : { ...emptyFields, ...(JSON.parse(text) as SiteRelease) }
  }

  /**
   * Makes a release live in one step, and deletes releases that are too old for a rollback. While the site is on
   * hold, the release is only prepared, and the hold is returned. A site without a release is never on hold.
   */
  async show(release: SiteRelease, lease: Lease): Promise<SiteHold | null> {
    const hold = await lease.renew()
    const held = hold && (await this.read(release.site)) ? hold : null
    await (held ? this.prepare(release) : this.switchTo(release))
    return held
  }

  /** Stores a release that does not go live yet, because the site is on hold. */
  async prepare(release: SiteRelease): Promise<void> {
    await writeFileAtomically(this.prepared(release.site), JSON.stringify(release))
  }

  /**
   * Makes a release the current one. Deletes the prepared release, which it replaces, and releases that are too old
   * for a rollback.
   */
  async switchTo(release: SiteRelease): Promise<void> {
    const text = JSON.stringify(release)
    await writeFileAtomically(this.manifest(release.site, release.release), text)
    const from = await writeFileAtomically(this.manifest(release.site), text)
    if (from !== undefined) this.cachedReleases.set(release.site, { from, release })
    const old = (await this.releases(release.site)).slice(storedReleases)
    for (const name of old) await rm(this.manifest(release.site, name), { force: true })
    await rm(this.prepared(release.site), { force: true })
  }

  /** Makes a stored release current again; returns whether there is a release of this name. */
  async rollBack(site: string, name: string, _: Lease): Promise<boolean> {
    const release = await this.read(site, name)
    if (release) await writeFileAtomically(this.manifest(site), JSON.stringify(release))
    return release !== undefined
  }

  log(site: string, publish: LoggedPublish): Promise<void> {
    return appendToPublishLog(this.publishLog(site), publish)
  }

  /** Returns the newest publishes of a site, the newest last. */
  readLog(site: string, count: number): Promise<LoggedPublish[]> {
    return readPublishLog(this.publishLog(site), count)
  }

  private publishLog(site: string): string {
    return join(this.siteFolder(site), 'publishes.log')
  }

  /**
   * Stores a pack where other servers find it, if the servers share their pages. `shareAsset` and `shareAssets` do
   * the same for an asset and for all assets of the folder.
   */
  async sharePack(_: readonly StoredContent[]): Promise<void> {}
  async shareAsset(_: string): Promise<void> {}
  async shareAssets(): Promise<void> {}

  /** Downloads all assets that other servers have stored, if the servers share their pages. */
  async fetchAssets(): Promise<void> {}
}
