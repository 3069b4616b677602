import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { immutableFolders } from '../hosting/asset.ts'
import { compiledFolder } from '../renderer/runtime.mjs'

/**
 * Adds the compiled scripts, styles and public files to the folder that pages are served from; removes none. Those that are there
 * already are replaced only where `force` says so and no digest of their content stands in their name. Several processes may do it
 * at once, and nobody reads half a file. Synchronous: a thousand small files take a fifth of the time.
 */
export function copyAssets(pagesFolder: string, force: boolean): void {
  const [from, to] = [join(compiledFolder(), 'client'), join(pagesFolder, 'assets')]
  const folders = new Set<string>()
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('README.md')) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(from, file)
    const target = join(to, name)
    const replaced = force && !immutableFolders.some((folder) => `/${name}`.startsWith(folder))
    if (!replaced && existsSync(target)) continue
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    const part = `${target}.${process.pid}.part`
    copyFileSync(file, part)
    renameSync(part, target)
  }
}
