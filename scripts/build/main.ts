import { compileRenderer } from '#src/renderer/compile.ts'
import { bundlePrograms } from './bundle.ts'
import { compileDesk } from './compile-desk.ts'

/**
 * `npm run build`: builds dist/ with everything that a server needs besides the sources: compiled pages, the compiled
 * desk and bundled programs.
 */
try {
  await compileRenderer()
  await compileDesk()
  await bundlePrograms()
  console.log('dist/ is built.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
