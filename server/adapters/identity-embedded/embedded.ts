import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { loggableErrorOf } from '#server/http/operator-visible-error.ts'
import { tenantOf } from '#server/http/tenant-middleware.ts'
import { runWithLogContext } from '#server/log/log-context.ts'
import type { IdentityProvider } from '#server/ports/identity.ts'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import { plainResponse } from '#src/hosting/plain-response.ts'
import { defaultClaims } from '../../config/provider.ts'
import { createOpenIdProvider } from '../identity-openid/provider.ts'
import { createSignInStep, type SignInPageSettings } from './create-sign-in-step.ts'
import {
  clientId,
  createEmbeddedProvider,
  type EmbeddedIdentityDependencies,
  identityPath,
} from './provider.ts'
import { deriveClientSecret } from './signing-keys.ts'

export interface EmbeddedIdentity {
  identity: IdentityProvider
  /** Handles requests to paths under /identity. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
}

export type EmbeddedSetup = EmbeddedIdentityDependencies &
  SignInPageSettings & {
    log: Logger
    /** The address at which this server listens, for the portal's own requests to the provider. */
    listensAt: string
  }

/**
 * Whether a path belongs to the embedded provider.
 * @example isIdentityPath('/identity/auth') // true
 */
export const isIdentityPath = (path: string): boolean =>
  path === identityPath || path.startsWith(`${identityPath}/`)

/** Opens the embedded identity provider and the portal's client for it. */
export function openEmbeddedIdentity(setup: EmbeddedSetup): EmbeddedIdentity {
  const { origins } = setup.config
  const provider = createEmbeddedProvider(setup)
  provider.use(createSignInStep(provider, setup))
  const logFailure = (error: unknown) =>
    setup.log.error({ fault: loggableErrorOf(error) }, 'The identity provider failed')
  provider.on('server_error', (_, error) => logFailure(error))
  const events: NodeJS.EventEmitter = provider
  events.on('error', (error: { expose?: boolean }) => error.expose || logFailure(error))
  const main = new URL(origins.main)
  const headers = Object.entries(createConstantHeaders(main.protocol === 'https:'))
  const callback = provider.callback()
  const portal = {
    ...{ ...defaultClaims, issuer: provider.issuer, clientId },
    clientSecret: deriveClientSecret(setup.secrets.keys[0]),
  }
  const toListenAddress = (url: string) => url.replace(origins.main, setup.listensAt)
  return {
    identity: createOpenIdProvider(portal, {
      fetch: (url, options) => fetch(toListenAddress(url), options as RequestInit),
      // Stored identities contain this name instead of the provider's URL, so they stay valid when the portal's URL
      // changes.
      knownAs: 'embedded',
    }),
    handle(request, response) {
      const host = request.headers.host ?? ''
      if (tenantOf(host, origins)?.tenant !== 'main' && host !== new URL(setup.listensAt).host) {
        response.writeHead(421).end(plainResponse.wrongHost)
        return
      }
      for (const [name, value] of headers) response.setHeader(name, value)
      // The provider builds its URLs from this header. The configured origin replaces the host of the request.
      request.headers.host = main.host
      request.headers['x-forwarded-host'] = main.host
      request.headers['x-forwarded-proto'] = main.protocol.slice(0, -1)
      Object.assign(request, { originalUrl: request.url })
      request.url = request.url?.slice(identityPath.length) || '/'
      // The portal's middleware does not run for the provider's requests, so they get their request id here.
      void runWithLogContext({ request: randomUUID() }, () => callback(request, response))
    },
  }
}
