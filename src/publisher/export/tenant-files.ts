import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainResponse } from '#src/hosting/plain-response.ts'
import type { ReleasedFile } from '../release.ts'
import type { ReleaseStore } from '../release-store.ts'
import { exportedFileOf } from './exported-file.ts'
import { formatHeadersFile } from './headers-file.ts'
import type { PublishedFiles } from './published-files.ts'
import { formatRedirectsFile } from './redirects-file.ts'
import type { TenantTable } from './tables.ts'

/** A file to write into an export. `version` changes with its content. */
export interface FileToWrite {
  version: string
  read(): Promise<Buffer | string>
}

/** The files of a folder by their path in it. */
export type FilesToWrite = Map<string, FileToWrite>

/** Returns a text file to write into an export. */
export const createTextFile = (text: string): FileToWrite => ({ version: text, read: async () => text })

/** Returns all files of a tenant's folder. */
export function listTenantFiles(
  { files }: PublishedFiles,
  table: TenantTable,
  store: ReleaseStore,
  assets: readonly string[],
): FilesToWrite {
  const all: FilesToWrite = new Map()
  const add = (file: string, content: FileToWrite) => {
    if (all.has(file)) throw new Error(`${file} would be two things: a page and an asset, or two pages.`)
    all.set(file, content)
  }
  const released = (file: ReleasedFile) => ({ version: file.object, read: () => store.content(file) })
  for (const path of assets) add(path, assetFile(join(store.folder, 'assets', path)))
  for (const [path, file] of files) if (!all.has(path)) add(exportedFileOf(path, file.type), released(file))
  for (const { prefix, page } of table.notFound) {
    const file = page === null ? undefined : files.get(page)
    // Cloudflare Pages shows the 404.html of the nearest folder above a path; without a 404.html at the root it
    // would show the home page.
    if (file) add(prefix === '/' ? '/404.html' : `${prefix}/404.html`, released(file))
  }
  if (!all.has('/404.html')) add('/404.html', createTextFile(plainResponse.notFound))
  add('/_headers', createTextFile(formatHeadersFile(table.headers)))
  add('/_redirects', createTextFile(formatRedirectsFile(table)))
  return all
}

function assetFile(file: string): FileToWrite {
  const { size, mtimeMs } = statSync(file)
  return { version: `${size} ${mtimeMs}`, read: () => readFile(file) }
}
