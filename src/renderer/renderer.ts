import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledFolder } from './runtime.mjs'

/** The compiled pages: `render` answers the HTML of a path, `digest` changes with their sources. */
export interface Renderer {
  digest: string
  render(path: string, locals: App.Locals): string | Promise<string>
}

export async function loadRenderer(digest: string): Promise<Renderer> {
  // What fails names its line in the source.
  process.setSourceMapsEnabled(true)
  const entry = (await import(pathToFileURL(resolve(compiledFolder(), 'server/entry.mjs')).href)) as Pick<
    Renderer,
    'render'
  >
  return { digest, render: entry.render }
}

/**
 * Adds the compiled scripts, styles and public files to the folder that pages are served from; removes none. Those that are there
 * already are replaced only where `force` says so: not every name has a digest in it. Several processes may do it at once, and
 * nobody reads half a file.
 */
export async function copyAssets(pagesFolder: string, force: boolean): Promise<void> {
  const [from, to] = [join(compiledFolder(), 'client'), join(pagesFolder, 'assets')]
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('README.md')) continue
    const file = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, file))
    if (!force && existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true })
    const part = `${target}.${process.pid}.part`
    await copyFile(file, part)
    await rename(part, target)
  }
}
