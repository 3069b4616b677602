import { readFileSync } from 'node:fs'
import { buildIfChanged } from '#src/process/build-if-changed.ts'

/** Where the programs lie that run without their sources, one file each: server.js, start.js, publish.js, operator.js. */
export const bundleFolder = 'dist/process'

const sources = [
  '{src,server}/**/*.{ts,mjs}',
  'scripts/{build,checks,desk,operator,publish,start}/**',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Bundles the server and the commands beside it, unless that was done from the same sources. What package.json calls
 * `dependencies` stays outside: packages with binaries or files of their own. All others are in the bundle.
 */
export const bundle = (): Promise<{ wasBuilt: boolean }> =>
  buildIfChanged(bundleFolder, sources, async (digest) => {
    const { writeBundle } = await import('./write-bundle.ts')
    await writeBundle(bundleFolder, digest.slice(0, 12), outside())
  })

const outside = (): string[] =>
  Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies)
