import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNginx } from '../../test/nginx.ts'

/** Where the proxy is and what it stands before: a folder for its files, its port, and two servers. */
interface Place {
  folder: string
  port: number
  servers: readonly [number, number]
}

/** The configuration of a proxy that the how-to shows, as whoever follows it copies it, with the ports of this machine's servers. */
function shown(title: string, { servers }: Place): string {
  const text = readFileSync('docs/how-to/proxy.md', 'utf8')
  const [, code] = new RegExp(`## ${title}\n\n\`\`\`\\w*\n([\\s\\S]*?)\`\`\``).exec(text) ?? []
  if (!code) throw new Error(`docs/how-to/proxy.md shows no configuration for ${title}`)
  return code
    .replace('127.0.0.1:4321', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:4331', `127.0.0.1:${servers[1]}`)
}

/** A certificate for this machine, signed by itself. */
function certify(folder: string): void {
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.pem')]
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:micro.localhost']
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync('openssl', [...asked, ...files, ...about], { stdio: 'ignore' })
}

function nginx(place: Place): Promise<() => Promise<void>> {
  const { folder, port } = place
  const here = shown('nginx', place)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('learn.example.org thermal.example.org', 'localhost micro.localhost')
    .replaceAll('/etc/ssl/', `${folder}/`)
  writeFileSync(join(folder, 'portal.conf'), here)
  return startNginx(folder, join(folder, 'portal.conf'), port)
}

async function caddy(place: Place): Promise<() => Promise<void>> {
  const { folder, port } = place
  if (!existsSync('/usr/bin/caddy')) throw new Error('Caddy is needed: apt-get install caddy')
  const here = shown('Caddy', place).replace('learn.example.org, thermal.example.org {', (names) =>
    [
      names.replace(/[a-z.]+\.example\.org/g, `https://localhost:${port}`).replace(/,.*/, ' {'),
      `  tls ${folder}/portal.pem ${folder}/portal.key`,
    ].join('\n'),
  )
  writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https disable_redirects\n}\n${here}`)
  const env = { ...process.env, HOME: folder }
  const child = spawn(
    '/usr/bin/caddy',
    ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    { env, stdio: ['ignore', 'ignore', 'ignore'] },
  )
  await wait(2000)
  if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}`)
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

/** The proxies that the how-to has a configuration for. */
export const proxies = { nginx, caddy } as const
export type Proxy = keyof typeof proxies

/**
 * A proxy as Debian packages it, with TLS before two servers, by the how-to's own configuration: only names, ports and files are this
 * machine's. Answers how to end it.
 */
export function startBalancer(proxy: Proxy, place: Place): Promise<() => Promise<void>> {
  certify(place.folder)
  return proxies[proxy](place)
}
