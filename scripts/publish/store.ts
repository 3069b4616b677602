import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Release } from './release.ts'

/** Releases of a site that are kept: the one that shows, and two to go back to. */
const keptReleases = 3

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Writes beside the target and renames, so that nobody ever reads half a file. */
async function writeWhole(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.part`
  await writeFile(part, content)
  await rename(part, path)
}

/** Released pages in a folder: a content-addressed store, and a manifest a site that one rename switches. */
export class ReleaseStore {
  readonly folder: string
  /** Folders that are there for certain. */
  private readonly folders = new Set<string>()

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'pages')
  }

  siteFolder(site: string): string {
    return join(this.folder, 'sites', site)
  }

  private manifest(site: string, release?: string): string {
    return join(this.siteFolder(site), release ? join('releases', `${release}.json`) : 'current.json')
  }

  /** The release that readers see, or the one of that name; undefined when there is none. */
  async read(site: string, release?: string): Promise<Release | undefined> {
    const path = this.manifest(site, release)
    if (!(await exists(path))) return undefined
    return { gone: [], ...(JSON.parse(await readFile(path, 'utf8')) as Omit<Release, 'gone'>) }
  }

  /** Names of the releases that are kept of a site, the newest first. */
  async releases(site: string): Promise<string[]> {
    const names = await namesIn(join(this.siteFolder(site), 'releases'))
    return names
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
      .sort()
      .reverse()
  }

  /** Keeps a content and answers its hash. Writing the same twice writes once. At once: thousands are kept in a row. */
  keep(content: string): string {
    const object = createHash('sha256').update(content).digest('hex')
    const path = this.object(object)
    if (existsSync(path)) {
      // Young again: it must outlive a sweep until a release names it.
      const now = new Date()
      utimesSync(path, now, now)
      return object
    }
    const folder = dirname(path)
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.folders.add(folder)
    const part = `${path}.${process.pid}.${threadId}.part`
    writeFileSync(part, content)
    renameSync(part, path)
    return object
  }

  object(hash: string): string {
    return join(this.folder, 'objects', hash.slice(0, 2), hash)
  }

  /** Shows a release to readers, all at once, and lets go of releases that are too old to go back to. */
  async switchTo(release: Release): Promise<void> {
    const text = JSON.stringify(release)
    await writeWhole(this.manifest(release.site, release.release), text)
    await writeWhole(this.manifest(release.site), text)
    const old = (await this.releases(release.site)).slice(keptReleases)
    for (const name of old) await rm(this.manifest(release.site, name), { force: true })
  }

  /** Shows the release before the one that shows. Answers its name, or undefined when there is none to go back to. */
  async rollBack(site: string): Promise<string | undefined> {
    const now = await this.read(site)
    const before = (await this.releases(site)).find((name) => now !== undefined && name < now.release)
    const release = before && (await this.read(site, before))
    if (release) await writeWhole(this.manifest(site), JSON.stringify(release))
    return before
  }
}
