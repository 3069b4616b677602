import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIfChanged } from '../process/build-if-changed.ts'
import { chosenRuntime, compiledFolder } from './runtime.mjs'

const folder = compiledFolder()

/** What the renderer is compiled from. */
const sources = ['src/**', 'public/**', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json']

/**
 * Compiles pages and islands into a folder, unless that was done from the same sources; one process at a time does. Answers the
 * digest of the sources, when they were compiled and whether that was now. Fails with what the compiler said.
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
  const { why } = chosenRuntime()
  if (why) console.warn(why)
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    // What readers get is always a production build, whatever the environment that asks for it is.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [astro.stdout, astro.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = (await once(astro, 'close')) as [number]
  if (code !== 0) throw new Error(`The pages could not be compiled:\n${Buffer.concat(said)}`)
}
