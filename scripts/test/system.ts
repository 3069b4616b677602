import { existsSync, globSync, readFileSync } from 'node:fs'
import { runQuietly } from './process.ts'
import { noCounts, type TestCounts, type TestStep } from './step.ts'

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

const isThere = (): boolean =>
  (process.env.CHROMIUM
    ? existsSync(process.env.CHROMIUM)
    : ['chromium', 'chromium-headless-shell'].every((name) => existsSync(`/usr/bin/${name}`))) &&
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 &&
  existsSync(nginx) &&
  existsSync('/usr/bin/xmllint')

/**
 * Ends the nginx that Debian starts on port 80 when it is installed: the tests start their own. One that was
 * there before stays.
 */
function endStartedNginx(): void {
  if (existsSync(nginxPid)) process.kill(Number(readFileSync(nginxPid, 'utf8')), 'SIGQUIT')
}

async function install(): Promise<TestCounts> {
  if (isThere()) {
    console.log('Chromium, its headless shell, PostgreSQL, nginx and xmllint are there.')
    return noCounts
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
  if (updated !== 0 || installed !== 0 || !isThere())
    throw new Error('The system packages could not be installed: see above.')
  if (!hadNginx) endStartedNginx()
  return noCounts
}

/** The browser, the database and the plain host that the tests need of the system. Debian's packages, when this is root. */
export const system: TestStep = { name: 'system', title: 'System packages', beside: true, run: install }
