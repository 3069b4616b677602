import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { createProgramsPlugin, preludeIdOf, programNameOf } from './programs-plugin.ts'

/** The commands in the bundle, which start the server and the publisher. */
const commands = ['scripts/start/main.ts', 'scripts/publish/main.ts', 'scripts/operator/main.ts']

/**
 * Writes the programs into a folder, and their shared code into a subfolder named by version. The previous version
 * is not deleted, because processes may still run from it.
 */
export async function writeBundle(
  folder: string,
  version: string,
  outside: readonly string[],
): Promise<void> {
  await build({
    input: Object.fromEntries(commands.map((file) => [programNameOf(file), preludeIdOf(file)])),
    platform: 'node',
    external: outside.map((name) => new RegExp(`^${name}(/|$)`)),
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.CODE_VERSION': JSON.stringify(version),
      },
    },
    plugins: [createProgramsPlugin(version)],
    logLevel: 'silent',
    output: {
      dir: folder,
      entryFileNames: '[name].js',
      chunkFileNames: `${version}/[name].js`,
      sourcemap: true,
      sourcemapExcludeSources: true,
    },
  })
  deleteOldVersions(folder, 2)
}

function deleteOldVersions(folder: string, count: number): void {
  const versions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of versions.slice(count)) rmSync(old, { recursive: true })
}
