import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { immutableFolders } from '../hosting/asset.ts'
import { compiledFolder } from '../renderer/runtime.mjs'

/**
 * Adds the compiled scripts, styles and public files to the folder that pages are served from; removes none. Those that are there
 * already are replaced only where `force` says so and no digest of their content stands in their name. Several processes may do it
 * at once, and nobody reads half a file. Synchronous: a thousand small files take a fifth of the time; and what never changes is
 * another name of the same file, where the file system has both, which takes a tenth of that.
 */
export function copyAssets(pagesFolder: string, force: boolean): void {
  const [from, to] = [join(compiledFolder(), 'client'), join(pagesFolder, 'assets')]
  const folders = new Set<string>()
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('README.md')) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(from, file)
    const target = join(to, name)
    const lasting = immutableFolders.some((folder) => `/${name}`.startsWith(folder))
    if ((lasting || !force) && existsSync(target)) continue
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if (!lasting || !linked(file, target)) copied(file, target)
  }
}

/** Gives a file a second name; not where that lies on another file system, or where another process was faster. */
function linked(file: string, target: string): boolean {
  try {
    linkSync(file, target)
    return true
  } catch {
    return existsSync(target)
  }
}

function copied(file: string, target: string): void {
  const part = `${target}.${process.pid}.part`
  copyFileSync(file, part)
  renameSync(part, target)
}
