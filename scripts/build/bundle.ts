import { readFileSync } from 'node:fs'
import { buildIfChanged } from '#src/process/build-if-changed.ts'

/** The folder of the bundled programs, one file each: server.js, start.js, publish.js, operator.js. */
export const bundleFolder = 'dist/process'

/** The files from which the programs are bundled; a change of any of them builds the bundle again. */
export const bundleSources = [
  '{src,server}/**/*.ts',
  'src/**/*.mjs',
  'scripts/{api-client,build,checks,operator,publish,start}/**',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Bundles the server and the commands, unless the bundle is up to date. The `dependencies` of package.json are not
 * bundled, because they contain binaries or other files besides scripts. All other packages are part of the bundle.
 */
export const bundlePrograms = (): Promise<{ wasBuilt: boolean }> =>
  buildIfChanged(bundleFolder, bundleSources, async (digest) => {
    const { writeBundle } = await import('./write-bundle.ts')
    await writeBundle(bundleFolder, digest.slice(0, 12), externalPackages())
  })

const externalPackages = (): string[] =>
  Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies)
