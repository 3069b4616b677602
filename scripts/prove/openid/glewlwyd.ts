import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { cookiesOf } from './cookies.ts'

const program = '/usr/bin/glewlwyd'
const tables = '/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz'
const packaged = '/etc/glewlwyd/glewlwyd.conf'

/** A running identity provider from Debian's package "glewlwyd", with a temporary database. */
export interface Glewlwyd {
  issuer: string
  /** Creates a person at the provider, or changes the person's details. All people have the same password. */
  person(username: string, details: { name: string; email: string }): Promise<void>
  /** Signs a person in at the provider. Returns the URL to which the provider redirects the browser. */
  signIn(username: string, authorization: string): Promise<string>
  stop(): Promise<void>
}

const password = 'a-password-of-everybody'

/** Starts the provider; throws if the package is missing. */
export async function startGlewlwyd(
  folder: string,
  port: number,
  client: { id: string; secret: string; redirect: string },
): Promise<Glewlwyd> {
  for (const file of [program, tables, packaged])
    if (!existsSync(file)) throw new Error(`${file} is missing: apt-get install glewlwyd sqlite3`)
  const origin = `http://localhost:${port}`
  const api = `${origin}/api`
  const child = spawn(program, [`--config-file=${writeConfiguration(folder, port)}`], { stdio: 'ignore' })
  await untilAnswering(`${api}/config`, child)
  const admin = await signInCookie(api, 'admin', 'password')
  const issuer = `${api}/oidc`
  await send(`${api}/mod/plugin/`, admin, 'POST', plugin(issuer))
  await send(`${api}/client/`, admin, 'POST', clientOf(client))
  return {
    issuer,
    async person(username, details) {
      const existing = await fetch(`${api}/user/${username}`, { headers: { cookie: admin } })
      const person = { username, ...details, password, enabled: true, scope: ['openid'] }
      await send(`${api}/user/${existing.ok ? username : ''}`, admin, existing.ok ? 'PUT' : 'POST', person)
    },
    async signIn(username, authorization) {
      const cookie = await signInCookie(api, username, password)
      await send(`${api}/auth/grant/${client.id}`, cookie, 'PUT', { scope: 'openid' })
      const response = await fetch(`${authorization}&g_continue`, { headers: { cookie }, redirect: 'manual' })
      return response.headers.get('location') ?? ''
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Writes the configuration that the package contains, with another port and another database. */
function writeConfiguration(folder: string, port: number): string {
  const database = join(folder, 'glewlwyd.db')
  execFileSync('sqlite3', [database], { input: gunzipSync(readFileSync(tables)) })
  const configuration = readFileSync(packaged, 'utf8')
    .replace(/^port=.*$/m, `port=${port}\nbind_address="127.0.0.1"`)
    .replace(/^external_url=.*$/m, `external_url="http://localhost:${port}"`)
    .replace(/^log_file=.*$/m, `log_file="${join(folder, 'glewlwyd.log')}"`)
    .replace(/^@include .*$/m, `database = { type = "sqlite3"; path = "${database}"; };`)
  const file = join(folder, 'glewlwyd.conf')
  writeFileSync(file, configuration)
  return file
}

function plugin(issuer: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...{ module: 'oidc', name: 'oidc', display_name: 'OpenID Connect' },
    parameters: {
      ...{ iss: issuer, 'jwt-type': 'rsa', 'jwt-key-size': '256', 'subject-type': 'public' },
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      cert: publicKey.export({ type: 'spki', format: 'pem' }),
      ...{ 'access-token-duration': 3600, 'refresh-token-duration': 86_400, 'code-duration': 600 },
      ...{ 'auth-type-code-enabled': true, 'auth-type-refresh-enabled': true, 'jwks-show': true },
      ...{ 'allowed-scope': ['openid'], 'email-claim': 'mandatory', 'name-claim': 'mandatory' },
      ...{ 'pkce-allowed': true, 'pkce-required': true },
    },
  }
}

const clientOf = ({ id, secret, redirect }: { id: string; secret: string; redirect: string }) => ({
  ...{ client_id: id, name: 'Portal', enabled: true, confidential: true, client_secret: secret },
  ...{ password: secret, authorization_type: ['code', 'refresh_token'], redirect_uri: [redirect], scope: [] },
  token_endpoint_auth_method: ['client_secret_basic'],
})

async function untilAnswering(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`glewlwyd ended with ${child.exitCode}`)
    if (await fetch(address).catch(() => undefined)) return
    await wait(100)
  }
  throw new Error('glewlwyd does not answer')
}

async function signInCookie(api: string, username: string, typed: string): Promise<string> {
  return cookiesOf(await send(`${api}/auth/`, '', 'POST', { username, password: typed }))
}

async function send(address: string, cookie: string, method: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
  return response
}
