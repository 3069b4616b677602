import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

const preludePrefix = 'begin:'
const workerUrl = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

/**
 * The name of a bundled program: server/main.ts is "server", src/publisher/render-batch-worker.ts
 * "render-batch-worker".
 */
export const programNameOf = (file: string): string =>
  basename(file) === 'main.ts' ? basename(dirname(file)) : basename(file, '.ts')

/**
 * Returns the module id of a program's prelude, which enables the compile cache and source maps before the program is
 * loaded.
 */
export const preludeIdOf = (file: string): string => preludePrefix + resolve(file)

/**
 * Returns the prelude of a program. Invariant: Node 20 can parse the prelude and has every export that it imports,
 * so that an old Node prints a message instead of a syntax error. The prelude also listens to SIGUSR1, which log
 * tools send: without a listener, Node would open its inspector to everybody on the machine.
 */
const preludeOf = (file: string, folder: string): string => `
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
 * Returns a plugin that also bundles the programs that run as processes and worker threads from separate files. It
 * replaces each `new URL('./render-batch-worker.ts', import.meta.url)` in the sources by the URL of the bundled
 * program.
 */
export const createProgramsPlugin = (folder: string): Plugin => ({
  name: 'bundled-programs',
  resolveId: (id) => (id.startsWith(preludePrefix) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${preludePrefix}`) ? preludeOf(id.slice(preludePrefix.length + 1), folder) : undefined,
  transform: {
    filter: { id: /\.ts$/, code: workerUrl },
    handler(code, from) {
      const bundled = code.replace(workerUrl, (_, path: string) => {
        const file = resolve(dirname(from), path)
        const program = this.emitFile({
          type: 'chunk',
          id: preludeIdOf(file),
          fileName: `${programNameOf(file)}.js`,
        })
        return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
      })
      // The replacement does not change the number of lines, so the source map stays valid.
      return { code: bundled, map: null }
    },
  },
})
