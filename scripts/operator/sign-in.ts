import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline/promises'
import type { Config } from '#server/config.ts'
import { commandLinePage, signInCommand } from '#src/contract/identity/command-line.ts'
import { openOperatorApi, unwrapOrThrow } from '../api-client/operator-api.ts'
import { storeSession } from '../api-client/stored-session.ts'
import {
  type AuthorizationResponse,
  getAuthorizationCode,
  parseAuthorizationResponse,
  refusalPageUrl,
} from './authorization-response.ts'

/** The time within which the browser must return, in milliseconds. */
const timeout = 10 * 60 * 1000

const page = (text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title><p>${text}</p></html>`

/**
 * Waits until the browser returns with a response to the sign-in, and returns this response. Any other request gets
 * 404.
 */
async function responseFromBrowser(
  server: Server,
  state: string,
  origin: string,
): Promise<AuthorizationResponse> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The sign-in was not completed within ten minutes.')),
      timeout,
    )
    server.on('request', (request, response) => {
      const result = parseAuthorizationResponse(request.url ?? '/', state)
      if (result && 'refusal' in result)
        response.writeHead(303, { location: refusalPageUrl(result.refusal, origin) }).end()
      else
        response
          .writeHead(result ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
          .end(page(result ? 'You are signed in on the command line. You can close this page.' : 'Not found'))
      if (!result) return
      clearTimeout(timer)
      response.once('close', () => resolve(result))
    })
  })
}

/**
 * Waits until the operator pastes the URL to which the browser was redirected. This is needed if the browser runs on
 * another computer.
 */
async function responseFromLine(state: string, signal: AbortSignal): Promise<AuthorizationResponse> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const result = parseAuthorizationResponse((await lines.question('', { signal })).trim(), state)
    if (!result) throw new Error('This is not the address to which the browser was redirected.')
    return result
  } finally {
    lines.close()
  }
}

/**
 * Signs a person in on the command line: the browser signs in at the portal and returns a code to this computer.
 * Later commands use the person's session. Throws an error with one sentence if the person has no role or refuses.
 * RFC 8252, section 7.3.
 */
export async function signInCommandLine(
  config: Config,
  print: (text: string) => void = console.log,
): Promise<string> {
  const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)
  const origin = config.origins.main
  const stop = new AbortController()
  print(
    `Open this address in your browser:\n\n  ${origin}${commandLinePage}?${new URLSearchParams({ port, challenge, state })}\n`,
  )
  if (process.stdin.isTTY)
    print('If the browser runs on another computer, paste the address of its last page here.')
  try {
    const fromLine = process.stdin.isTTY ? [responseFromLine(state, stop.signal)] : []
    const code = getAuthorizationCode(
      await Promise.race([responseFromBrowser(server, state, origin), ...fromLine]),
    )
    const session = await unwrapOrThrow(
      openOperatorApi(config, { session: null }).call(signInCommand, { code, verifier }),
    )
    storeSession({ ...session, origin })
    return `Signed in as ${session.email} until ${session.expiresAt}. Commands act as you until then, or until "sign-out".`
  } finally {
    stop.abort()
    server.closeAllConnections()
    server.close()
  }
}
