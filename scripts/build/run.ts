import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFolder, bundlePrograms } from './bundle.ts'

/**
 * Runs a command from the bundle: `node scripts/build/run.ts publish --site eu`. The bundle is rebuilt first if its
 * sources have changed.
 */
const [name] = process.argv.splice(2, 1)
try {
  await bundlePrograms()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
await import(pathToFileURL(resolve(bundleFolder, `${name}.js`)).href)
