import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../process/lock.ts'
import { chosenRuntime, compiledFolder } from './runtime.mjs'
import { drawSocialImages } from './social-images.ts'
import { sourceDigest } from './source-digest.ts'

const folder = compiledFolder()
const marker = join(folder, 'source-digest')

/**
 * Compiles pages and islands into a folder, unless that was done from the same sources; one process at a time does. Answers the
 * digest of the sources and whether anything had to be compiled. Fails with what the compiler said.
 */
export const compileRenderer = (): Promise<{ digest: string; compiled: boolean }> =>
  withLock(`${folder}.lock`, async () => {
    const digest = sourceDigest()
    if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return { digest, compiled: false }
    await compile()
    await drawSocialImages(join(folder, 'client'))
    writeFileSync(marker, digest)
    return { digest, compiled: true }
  })

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
