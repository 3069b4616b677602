import { existsSync, globSync, readFileSync } from 'node:fs'
import { runQuietly } from './run-program.ts'
import { type TestCounts, type TestStep, zeroCounts } from './step.ts'

const packages = [
  'chromium',
  'chromium-headless-shell',
  'postgresql',
  'nginx',
  'libxml2-utils',
  'fonts-dejavu-core',
  'fonts-noto-core',
]

const nginx = '/usr/sbin/nginx'
const nginxPid = '/run/nginx.pid'

const isInstalled = (): boolean =>
  (process.env.CHROMIUM
    ? existsSync(process.env.CHROMIUM)
    : ['chromium', 'chromium-headless-shell'].every((name) => existsSync(`/usr/bin/${name}`))) &&
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 &&
  existsSync(nginx) &&
  existsSync('/usr/bin/xmllint')

/**
 * Stops the nginx that Debian starts on port 80 at the installation of its package, because the tests start their
 * own nginx. If nginx was installed before, it is not stopped.
 */
function stopStartedNginx(): void {
  if (existsSync(nginxPid)) process.kill(Number(readFileSync(nginxPid, 'utf8')), 'SIGQUIT')
}

async function install(): Promise<TestCounts> {
  if (isInstalled()) {
    console.log('Chromium, its headless shell, PostgreSQL, nginx and xmllint are installed.')
    return zeroCounts
  }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`Please install, as root: apt-get install --no-install-recommends ${packages.join(' ')}`)
  const hadNginx = existsSync(nginx)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runQuietly('apt-get', ['update', '-qq'], environment)
  const installed = await runQuietly(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    environment,
  )
  if (updated !== 0 || installed !== 0 || !isInstalled())
    throw new Error('The system packages could not be installed: see above.')
  if (!hadNginx) stopStartedNginx()
  return zeroCounts
}

/**
 * The step that installs the Debian packages that the tests need: a browser, a database and a plain web server. It
 * installs them only if this process runs as root.
 */
export const systemStep: TestStep = {
  name: 'system',
  title: 'System packages',
  isParallel: true,
  run: install,
}
