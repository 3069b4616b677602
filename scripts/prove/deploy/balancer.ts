import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTlsCertificate } from '../../test/create-tls-certificate.ts'
import { startNginx } from '../../test/nginx.ts'

/** A proxy: a folder for its files, its port, and the two servers behind it. */
interface ProxyPlace {
  folder: string
  port: number
  servers: readonly [number, number]
}

/** Returns the configuration of a proxy from docs/how-to/proxy.md, with the ports of the servers on this machine. */
function configurationOf(title: string, { servers }: ProxyPlace): string {
  const text = readFileSync('docs/how-to/proxy.md', 'utf8')
  const [, code] = new RegExp(`## ${title}\n\n\`\`\`\\w*\n([\\s\\S]*?)\`\`\``).exec(text) ?? []
  if (!code) throw new Error(`docs/how-to/proxy.md has no configuration for ${title}`)
  return code
    .replace('127.0.0.1:4321', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:4331', `127.0.0.1:${servers[1]}`)
}

function nginx(place: ProxyPlace): Promise<() => Promise<void>> {
  const { folder, port } = place
  const configuration = configurationOf('nginx', place)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('learn.example.org thermal.example.org', 'localhost micro.localhost')
    .replaceAll('/etc/ssl/', `${folder}/`)
  writeFileSync(join(folder, 'portal.conf'), configuration)
  return startNginx(folder, join(folder, 'portal.conf'), port)
}

async function caddy(place: ProxyPlace): Promise<() => Promise<void>> {
  const { folder, port } = place
  if (!existsSync('/usr/bin/caddy')) throw new Error('Caddy is needed: apt-get install caddy')
  const configuration = configurationOf('Caddy', place).replace(
    'learn.example.org, thermal.example.org {',
    (names) =>
      [
        names.replace(/[a-z.]+\.example\.org/g, `https://localhost:${port}`).replace(/,.*/, ' {'),
        `  tls ${folder}/portal.pem ${folder}/portal.key`,
      ].join('\n'),
  )
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n  admin off\n  auto_https disable_redirects\n}\n${configuration}`,
  )
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

/** The proxies for which docs/how-to/proxy.md contains a configuration. */
export const proxies = { nginx, caddy } as const
export type ProxyName = keyof typeof proxies

/**
 * Starts a proxy from its Debian package, with TLS, in front of two servers. It uses the configuration from
 * docs/how-to/proxy.md: only host names, ports and files differ. Returns a function that stops the proxy.
 */
export function startBalancer(proxy: ProxyName, place: ProxyPlace): Promise<() => Promise<void>> {
  createTlsCertificate(place.folder)
  return proxies[proxy](place)
}
