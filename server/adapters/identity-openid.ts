import * as client from 'openid-client'
import * as z from 'zod'
import { isLoopback } from '#src/hosting/loopback.ts'
import type { Provider } from '../config.ts'
import {
  callbackPath,
  type Identity,
  type Person,
  type SignOnAttempt,
  signedOffPath,
} from '../ports/identity.ts'

const claims = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  email_verified: z.boolean().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  roles: z.array(z.string()).default([]),
})

/**
 * The person that a token describes. An address that the provider has not verified could be anybody's:
 * refused.
 */
function personOf(token: unknown): Person {
  const told = claims.parse(token)
  if (told.email_verified === false) throw new Error('The e-mail address is not verified')
  return { email: told.email, firstName: told.given_name, lastName: told.family_name, roles: told.roles }
}

/** Asks the provider about itself at the first sign-on, and again only when that failed. */
function discovered(
  provider: Provider,
  fetch: client.CustomFetch | undefined,
): () => Promise<client.Configuration> {
  const issuer = new URL(provider.issuer)
  // Without TLS only for requests that do not leave this machine: a loopback address, or the provider inside
  // this very server.
  const insecure = issuer.protocol === 'http:' && (isLoopback(issuer.hostname) || fetch !== undefined)
  let asked: Promise<client.Configuration> | undefined
  return () => {
    asked ??= client
      .discovery(issuer, provider.clientId, undefined, client.ClientSecretBasic(provider.clientSecret), {
        ...(insecure && { execute: [client.allowInsecureRequests] }),
        ...(fetch && { [client.customFetch]: fetch }),
      })
      .catch((error: unknown) => {
        asked = undefined
        throw error
      })
    return asked
  }
}

/**
 * The sign-on by any provider that speaks OpenID Connect: code flow with PKCE, state and nonce. `fetch`
 * reaches it another way.
 */
export function openIdProvider(provider: Provider, fetch?: client.CustomFetch): Identity {
  const configuration = discovered(provider, fetch)
  return {
    async begin(origin, language) {
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: origin + callbackPath,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      })
      return { url, attempt }
    },
    async finish(url, attempt) {
      const tokens = await client.authorizationCodeGrant(await configuration(), url, checksOf(attempt))
      return { person: personOf(tokens.claims()), idToken: tokens.id_token ?? '' }
    },
    async end(origin, idToken, state) {
      const known = await configuration()
      if (!known.serverMetadata().end_session_endpoint) return null
      return client.buildEndSessionUrl(known, {
        id_token_hint: idToken,
        post_logout_redirect_uri: origin + signedOffPath,
        state,
      })
    },
  }
}

const checksOf = (attempt: SignOnAttempt) => ({
  expectedState: attempt.state,
  expectedNonce: attempt.nonce,
  pkceCodeVerifier: attempt.verifier,
  idTokenExpected: true,
})
