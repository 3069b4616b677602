import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIfChanged } from '../process/build-if-changed.ts'
import { chooseRuntime, compiledFolder } from './runtime.mjs'

const folder = compiledFolder()

/** The sources of the compiled renderer. The desk is built separately. */
const sources = [
  'src/**',
  '!src/desk/**',
  'public/**',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Compiles pages and islands into a folder, unless they are already compiled from the same sources. Only one
 * process compiles at a time. Returns the digest of the sources, the time of compilation, and whether this call
 * compiled. Throws an error with the compiler's output.
 */
export async function compileRenderer(): Promise<{ digest: string; madeAt: string; compiled: boolean }> {
  const { wasBuilt: made, ...code } = await buildIfChanged(folder, sources, async () => {
    await compile()
    const { drawSocialImages } = await import('./social-images.ts')
    await drawSocialImages(join(folder, 'client'))
  })
  return { ...code, compiled: made }
}

async function compile(): Promise<void> {
  const { why } = chooseRuntime()
  if (why) console.warn(why)
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    // Visitors always get a production build, whatever the environment of this process.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [astro.stdout, astro.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [code] = (await once(astro, 'close')) as [number]
  if (code !== 0) throw new Error(`The pages could not be compiled:\n${Buffer.concat(output)}`)
}
