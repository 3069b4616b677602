import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { deskFolder } from '#src/hosting/desk.ts'
import { buildIfChanged } from '#src/process/build-if-changed.ts'

const sources = [
  'src/{desk,ui,api,contract,domain,i18n,drawings,styles}/**',
  'docs/terms/*.md',
  'src/routes.ts',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Compiles the staff screens, unless they were already compiled from the same sources. They are a separate build, so
 * that a change of the staff screens does not change the files of public pages. Decision: docs/decisions/desk.md.
 */
export const compileDesk = (): Promise<{ wasBuilt: boolean }> => buildIfChanged(deskFolder, sources, compile)

/**
 * Runs Vite as a separate process, because the bundled commands contain no compiler. Throws an error with Vite's
 * output.
 */
async function compile(): Promise<void> {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'src/desk/vite.config.mjs', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output: Buffer[] = []
  for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [code] = (await once(vite, 'close')) as [number]
  if (code !== 0) throw new Error(`The desk could not be compiled:\n${Buffer.concat(output)}`)
}
