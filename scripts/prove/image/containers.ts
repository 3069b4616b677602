import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../test/free-port.ts'
import type { ContainerTools } from './container-tools.ts'

/**
 * The options for podman from docs/how-to/containers.md. The limits are set explicitly, because podman's default
 * limits require privileges that root may not have on this machine.
 */
const hardened = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096', '--network', 'host'],
]

const roles = ['worker', 'web'] as const
type Role = (typeof roles)[number]

/**
 * Starts a worker and a web server from an image, on a database, and checks both containers. Returns whether every
 * check has passed.
 */
export async function testContainers(
  tools: ContainerTools,
  image: string,
  database: string,
): Promise<boolean> {
  const { podman, tryPodman } = tools
  const ports = { worker: await findFreePort(), web: await findFreePort() }
  const origin = `http://localhost:${ports.web}`
  const common = {
    ...{ HOST: '127.0.0.1', PAYMENT_PORT: await findFreePort(), SITES: 'micro-en,en', DEMO: 1 },
    ...{ DATABASE_URL: database, SECRET_KEYS: randomUUID() + randomUUID(), ORIGIN_MAIN: origin },
    OPERATOR_TOKEN: randomUUID(),
  }
  const start = (role: Role) => {
    const variables = Object.entries({ ...common, ROLE: role, PORT: ports[role] })
    const environment = variables.flatMap(([name, value]) => ['--env', `${name}=${value}`])
    const place = ['--volume', 'portal-data:/data', '--name', role]
    return podman('run', '--detach', ...hardened, ...place, ...environment, image)
  }
  const results: [title: string, passed: boolean][] = []
  for (const role of roles) {
    await start(role)
    results.push([`${role}: the health check succeeds`, await isHealthySoon(tools, role)])
    const state = await podman('inspect', '--format', '{{.State.Health.Status}}', role)
    results.push([`${role}: is healthy`, state.trim() === 'healthy'])
    const user = await podman('exec', role, 'id', '-u')
    results.push([`${role}: its user is not root`, user.trim() === '10001'])
    for (const file of ['/x', '/app/dist/x'])
      results.push([
        `${role}: ${file} can't be written`,
        (await tryPodman('exec', role, 'touch', file)).code !== 0,
      ])
  }
  const published = await tryPodman('exec', 'worker', 'node_modules/.bin/node', 'dist/process/publish.js')
  console.log(published.output.trim())
  results.push(['worker: publishes', published.code === 0])
  const page = await fetch(`${origin}/news`)
  results.push(['web: serves a page', page.status === 200 && (await page.text()).includes('<html')])
  results.push(['web: is ready', (await fetch(`${origin}/readyz`)).status === 200])
  const ofWorker = await fetch(`http://localhost:${ports.worker}/news`)
  results.push(['worker: serves no page', ofWorker.status === 404])
  for (const role of roles) results.push([`${role}: SIGTERM ends it with 0`, await endsOrderly(tools, role)])
  for (const [title, passed] of results) console.log(`${passed ? 'yes' : 'NO '}  ${title}`)
  return results.every(([, passed]) => passed)
}

/**
 * Runs the health check of the image repeatedly, as an orchestrator does, until it succeeds or five minutes have
 * passed.
 */
async function isHealthySoon({ tryPodman }: ContainerTools, name: string): Promise<boolean> {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await tryPodman('healthcheck', 'run', name)).code === 0) return true
    await wait(2000)
  }
  console.log((await tryPodman('logs', '--tail', '20', name)).output)
  return false
}

async function endsOrderly({ podman }: ContainerTools, name: string): Promise<boolean> {
  await podman('stop', '--time', '60', name)
  return (await podman('inspect', '--format', '{{.State.ExitCode}}', name)).trim() === '0'
}
