import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { beginOf, ownFiles, programName } from './own-files.ts'

/** The commands that run from the bundle; the server and the publisher are started by them. */
const commands = ['scripts/start/main.ts', 'scripts/publish/main.ts', 'scripts/operator/main.ts']

/**
 * Writes the programs into a folder and what they share into one below it, `version`. The version before stays, for who
 * still runs from it.
 */
export async function writeBundle(
  folder: string,
  version: string,
  outside: readonly string[],
): Promise<void> {
  await build({
    input: Object.fromEntries(commands.map((file) => [programName(file), beginOf(file)])),
    platform: 'node',
    external: outside.map((name) => new RegExp(`^${name}(/|$)`)),
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.CODE_VERSION': JSON.stringify(version),
      },
    },
    plugins: [ownFiles(version)],
    logLevel: 'silent',
    output: {
      dir: folder,
      entryFileNames: '[name].js',
      chunkFileNames: `${version}/[name].js`,
      sourcemap: true,
      sourcemapExcludeSources: true,
    },
  })
  forgetVersions(folder, 2)
}

function forgetVersions(folder: string, keep: number): void {
  const versions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of versions.slice(keep)) rmSync(old, { recursive: true })
}
