import { compileRenderer } from '#src/renderer/compile.ts'
import { bundle } from './bundle.ts'

/** `npm run build`: makes dist/, all that a server needs beside the sources: compiled pages, and the bundled programs. */
try {
  await compileRenderer()
  await bundle()
  console.log('dist/ is made of these sources.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
