import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TenantName } from '../../src/sites/site.ts'

/** One file of a release: its content's hash, its type, and the digest of what it was rendered from. */
export interface ReleasedFile {
  object: string
  type: string
  inputs: string
}

/** A release of a site: URL to file. What is not in it is not there. */
export interface Release {
  site: string
  tenant: TenantName
  release: string
  files: Record<string, ReleasedFile>
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

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

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'pages')
  }

  private manifest(site: string): string {
    return join(this.folder, 'sites', site, 'current.json')
  }

  /** The release that readers see, or undefined before the first. */
  async current(site: string): Promise<Release | undefined> {
    const path = this.manifest(site)
    return (await exists(path)) ? (JSON.parse(await readFile(path, 'utf8')) as Release) : undefined
  }

  /** Keeps a content and answers its hash. Writing the same twice writes once. */
  async keep(content: string): Promise<string> {
    const object = createHash('sha256').update(content).digest('hex')
    const path = join(this.folder, 'objects', object.slice(0, 2), object)
    if (!(await exists(path))) await writeWhole(path, content)
    return object
  }

  /** Shows a release to readers, all at once. */
  switchTo(release: Release): Promise<void> {
    return writeWhole(this.manifest(release.site), JSON.stringify(release))
  }
}
