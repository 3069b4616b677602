/**
 * The first program of every npm script of the project (`npm start`, `npm test`, `npm run check`), which runs under
 * any Node from 20 on: installs the packages of the lockfile if they are missing or stale, then runs the program of
 * the script with the project's own Node.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: please install Node 20 or newer (24 is best).`)
  process.exit(1)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const marker = join(root, 'node_modules/.installed-lockfile')
const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
/**
 * Whether packages were installed with `npm ci --omit=dev`. This machine then runs a build from another machine, so
 * nothing more is installed.
 */
const builtElsewhere =
  existsSync('node_modules/.package-lock.json') && !existsSync('node_modules/rolldown') && existsSync('dist')

if (!builtElsewhere && (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockfile)) {
  console.log('Installing what the lockfile says ...')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (npm.status !== 0) {
    console.error('The installation failed: see above. Is the npm registry reachable?')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(marker, lockfile)
}

const own = [`node_modules/node-linux-${process.arch}/bin/node`].find((path) => existsSync(path))
if (!own && (major < 22 || (major === 22 && minor < 18))) {
  console.error(`Node ${process.versions.node} is too old: please install Node 22.18 or newer (24 is best).`)
  process.exit(1)
}

const node = own ? join(root, own) : process.execPath
const [command, ...rest] = process.argv.slice(2)
/** The programs for production are bundled; all other programs run from their sources. */
const program = ['start', 'publish', 'operator'].includes(command)
  ? ['scripts/build/run.ts', command]
  : [`scripts/${command}/main.ts`]
const child = spawn(node, [...program, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
