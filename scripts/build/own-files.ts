import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

const mark = 'begin:'
const address = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

/** The name of a bundled program: server/main.ts is "server", src/publisher/render-batch-worker.ts "render-batch-worker". */
export const programName = (file: string): string =>
  basename(file) === 'main.ts' ? basename(dirname(file)) : basename(file, '.ts')

/** A program that first remembers compiled code in a folder and reads source maps: only what is loaded then gets both. */
export const beginOf = (file: string): string => mark + resolve(file)

/**
 * The begin of a program. Invariant: Node 20 can parse it, and it names no export that Node 20 has not, so that an old Node is told in a sentence.
 * Without a listener SIGUSR1, which tools for logs send, opens Node's inspector to everybody on the machine.
 */
const begin = (file: string, folder: string): string => `
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error('Node ' + process.versions.node + ' is too old: run this by Node 22.18 or newer (24 is best), as node_modules/.bin/node is.')
  process.exit(1)
}
process.on('SIGUSR1', () => {})
process.setSourceMapsEnabled(true)
nodeModule.enableCompileCache(fileURLToPath(new URL('./${folder}/cache', import.meta.url)))
await import(${JSON.stringify(file)})
`

/**
 * Programs that are started as a file of their own, as processes and threads: each `new URL('./render-batch-worker.ts', import.meta.url)`
 * among the sources becomes a bundled program and its address.
 */
export const ownFiles = (folder: string): Plugin => ({
  name: 'own-files',
  resolveId: (id) => (id.startsWith(mark) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${mark}`) ? begin(id.slice(mark.length + 1), folder) : undefined),
  transform: {
    filter: { id: /\.ts$/, code: address },
    handler(code, from) {
      const bundled = code.replace(address, (_, path: string) => {
        const file = resolve(dirname(from), path)
        const program = this.emitFile({
          type: 'chunk',
          id: beginOf(file),
          fileName: `${programName(file)}.js`,
        })
        return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
      })
      // Its lines stay where they are, and so does the map.
      return { code: bundled, map: null }
    },
  },
})
