import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainAnswer } from '#src/hosting/plain-answer.ts'
import type { ReleaseStore } from '../release-store.ts'
import { fileOf } from './file-of.ts'
import { headersFile } from './headers-file.ts'
import type { PublishedFiles } from './published-files.ts'
import { redirectsFile } from './redirects-file.ts'
import type { TenantTable } from './tables.ts'

/** The files of a folder by their path in it, each with a function that reads its content. */
export type FilesToWrite = Map<string, () => Promise<Buffer | string>>

/** Returns all files of a tenant's folder. */
export function tenantFiles(
  { files }: PublishedFiles,
  table: TenantTable,
  store: ReleaseStore,
  assets: readonly string[],
): FilesToWrite {
  const all: FilesToWrite = new Map()
  const add = (file: string, content: () => Promise<Buffer | string>) => {
    if (all.has(file)) throw new Error(`${file} would be two things: a page and an asset, or two pages.`)
    all.set(file, content)
  }
  for (const path of assets) add(path, () => readFile(join(store.folder, 'assets', path)))
  for (const [path, file] of files)
    if (!all.has(path)) add(fileOf(path, file.type), () => store.content(file))
  for (const { prefix, page } of table.notFound) {
    const file = page === null ? undefined : files.get(page)
    // Cloudflare Pages shows the nearest 404.html up the folders; without one at the root it would show the home
    // page.
    if (file) add(prefix === '/' ? '/404.html' : `${prefix}/404.html`, () => store.content(file))
  }
  if (!all.has('/404.html')) add('/404.html', async () => plainAnswer.notFound)
  add('/_headers', async () => headersFile(table.headers))
  add('/_redirects', async () => redirectsFile(table))
  return all
}
