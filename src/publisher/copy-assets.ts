import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { immutableFolders } from '../hosting/asset.ts'
import { compiledFolder } from '../renderer/runtime.mjs'

/**
 * Copies the compiled scripts, styles and public files into the folder from which pages are served. Existing files
 * in this folder are not deleted; they are replaced only with `force`, and only if their name contains no digest of
 * their content. Several processes may copy at the same time, and no request gets half a file. The function is
 * synchronous, because copying a thousand small files asynchronously takes five times as long. Immutable files
 * become hard links if the file system allows it, which takes a tenth of the time of copying.
 */
export function copyAssets(pagesFolder: string, force: boolean): void {
  const [from, to] = [join(compiledFolder(), 'client'), join(pagesFolder, 'assets')]
  const folders = new Set<string>()
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('README.md')) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(from, file)
    const target = join(to, name)
    const isImmutable = immutableFolders.some((folder) => `/${name}`.startsWith(folder))
    if ((isImmutable || !force) && existsSync(target)) continue
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if (!isImmutable || !linkFile(file, target)) copyWhole(file, target)
  }
}

/**
 * Creates a hard link. Returns false if the target is on another file system; returns true if another process has
 * just created the file.
 */
function linkFile(file: string, target: string): boolean {
  try {
    linkSync(file, target)
    return true
  } catch {
    return existsSync(target)
  }
}

function copyWhole(file: string, target: string): void {
  const part = `${target}.${process.pid}.part`
  copyFileSync(file, part)
  renameSync(part, target)
}
