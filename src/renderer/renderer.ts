import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledFolder } from './runtime.mjs'

/** The compiled pages: `render` returns the HTML of a path, and `digest` changes with the sources of the pages. */
export interface Renderer {
  digest: string
  render(path: string, locals: App.Locals): string | Promise<string>
}

export async function loadRenderer(digest: string): Promise<Renderer> {
  // With source maps, errors name their line in the source.
  process.setSourceMapsEnabled(true)
  const entry = (await import(pathToFileURL(resolve(compiledFolder(), 'server/entry.mjs')).href)) as {
    renderPath: Renderer['render']
  }
  return { digest, render: entry.renderPath }
}
