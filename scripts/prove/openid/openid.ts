import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../start/server-process.ts'
import { findFreePort } from '../../test/free-port.ts'
import { cookiesOf } from './cookies.ts'
import { startGlewlwyd } from './glewlwyd.ts'

// The secret consists of letters only: this provider compares the header's secret as received, without the decoding
// of RFC 6749, section 2.3.1.
const client = { id: 'portal', secret: 'theSecretOfThisProof' }

interface Session {
  status: number
  page: string
  person: { id: number; email: string } | null
}

/** Signs in with an identity provider from a Debian package, by HTTP requests as a browser sends them. */
export async function testOpenIdProvider(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-openid-'))
  const [port, payments, providerPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const main = `http://localhost:${port}`
  const stops: (() => Promise<unknown>)[] = []
  try {
    const redirect = `${main}/user/sso/callback`
    const provider = await startGlewlwyd(folder, providerPort, { ...client, redirect })
    stops.push(provider.stop)
    const serverVariables = {
      PORT: String(port),
      PAYMENT_PORT: String(payments),
      DATA_DIR: join(folder, 'data'),
    }
    const providerVariables = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    }
    const environment = {
      ...process.env,
      ...serverVariables,
      ...providerVariables,
      OIDC_SCOPE: 'openid',
      LOG_LEVEL: 'warn',
    }
    const server = await startServer(main, environment, () => {})
    stops.push(server.stop)
    const signIn = async (username: string): Promise<Session> => {
      const login = await fetch(`${main}/user/sso/login?target=/`, { redirect: 'manual' })
      const back = await provider.signIn(username, login.headers.get('location') ?? '')
      const headers = { cookie: cookiesOf(login) }
      const response = await fetch(back, { headers, redirect: 'manual' })
      const userInfo = await fetch(`${main}/api/user/sso/getUserInfo`, {
        headers: { cookie: cookiesOf(response) },
      })
      const { data } = (await userInfo.json()) as { data: Session['person'] }
      return { status: response.status, page: await response.text(), person: data }
    }
    await provider.person('ada', { name: 'Ada Byron', email: 'ada@example.org' })
    const first = await signIn('ada')
    await provider.person('ada', { name: 'Ada Lovelace', email: 'lovelace@example.org' })
    const renamed = await signIn('ada')
    await provider.person('mute', { name: 'Mute', email: '' })
    const mute = await signIn('mute')
    return [
      reportCheck('a person signs in', first.person?.email === 'ada@example.org'),
      reportCheck(
        'with another address it is the same person',
        first.person !== null && renamed.person?.id === first.person.id,
      ),
      reportCheck('the address follows the provider', renamed.person?.email === 'lovelace@example.org'),
      reportCheck(
        'a person without an address gets an explanation',
        mute.status === 400 && /email address/.test(mute.page),
      ),
    ].every(Boolean)
  } catch (error) {
    console.error((error as Error).message)
    return false
  } finally {
    for (const stop of stops.reverse()) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportCheck(what: string, passed: boolean): boolean {
  console.log(`${passed ? '✓' : '✗'} ${what}`)
  return passed
}
