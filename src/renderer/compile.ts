import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withLock } from '../process/lock.ts'
import { drawSocialImages } from './social-images.ts'
import { sourceDigest } from './source-digest.ts'

const marker = 'dist/source-digest'

/**
 * Compiles pages and islands into `dist/`, unless that was done from the same sources; one process at a time does. Answers
 * the digest of the sources and whether anything had to be compiled. Fails with what the compiler said.
 */
export const compileRenderer = (): Promise<{ digest: string; compiled: boolean }> =>
  withLock('dist.lock', async () => {
    const digest = sourceDigest()
    if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return { digest, compiled: false }
    await compile()
    await drawSocialImages('dist/client')
    writeFileSync(marker, digest)
    return { digest, compiled: true }
  })

async function compile(): Promise<void> {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    // What readers get is always a production build, whatever the environment that asks for it is.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [astro.stdout, astro.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = (await once(astro, 'close')) as [number]
  if (code !== 0) throw new Error(`The pages could not be compiled:\n${Buffer.concat(said)}`)
}
