import * as client from 'openid-client'
import { isLoopback } from '#src/hosting/loopback.ts'
import type { Provider } from '../../config/provider.ts'
import {
  callbackPath,
  type Identity,
  type SignOnAttempt,
  type SignOnRejection,
  type SignOnSuccess,
  signedOffPath,
} from '../../ports/identity.ts'
import { readClaims } from './claims.ts'
import { failureOf } from './failure.ts'
import { readLogoutToken } from './logout-token.ts'
import { providerKeys } from './provider-keys.ts'
import { bringsRoles, strengthOf, takesRoles } from './strength.ts'

/** How long the provider may take for an answer, in seconds. */
const patience = 10

/** By how much the provider's clock may differ, in seconds. */
const tolerance = 60

/** Shows the client's secret the way that the provider knows: in the header, which all should know, or in the body. */
function secretOf(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, metadata, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const show = known.includes('client_secret_basic') ? basic : post
    return show(server, metadata, body, headers)
  }
}

/** Requests what the provider publishes about itself. `fetch` reaches it another way. */
export function discover(provider: Provider, fetch?: client.CustomFetch): Promise<client.Configuration> {
  const issuer = new URL(provider.issuer)
  // Without TLS only for requests that do not leave this machine: a loopback address, or the provider inside
  // this very server.
  const insecure = issuer.protocol === 'http:' && (isLoopback(issuer.hostname) || fetch !== undefined)
  const metadata = { [client.clockTolerance]: tolerance }
  return client.discovery(issuer, provider.clientId, metadata, secretOf(provider.clientSecret), {
    timeout: patience,
    // Signatures are checked though the token comes over TLS: by keys that are fetched anew when they rotate.
    execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    ...(fetch && { [client.customFetch]: fetch }),
  })
}

/** Discovers the provider at the first sign-on, and again only when that failed. */
function discovered(
  provider: Provider,
  fetch: client.CustomFetch | undefined,
): () => Promise<client.Configuration> {
  let asked: Promise<client.Configuration> | undefined
  return () => {
    asked ??= discover(provider, fetch).catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

/**
 * The sign-on by any provider that speaks OpenID Connect: code flow with PKCE, state and nonce. `fetch`
 * reaches it another way. People are known by `knownAs`, where that is not the provider's own name.
 */
export function openIdProvider(
  provider: Provider,
  { fetch, knownAs }: { fetch?: client.CustomFetch; knownAs?: string } = {},
): Identity {
  const configuration = discovered(provider, fetch)
  const keys = providerKeys(fetch ?? globalThis.fetch)
  return {
    begin: (origin, language, silent) =>
      orFailure(async () => {
        const attempt = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: origin + callbackPath,
          scope: provider.scope,
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          ...(provider.acrValues && { acr_values: provider.acrValues }),
          ...(silent && { prompt: 'none' }),
        })
        return { url, attempt }
      }),
    finish: (url, attempt) =>
      orFailure<SignOnSuccess | SignOnRejection>(async () => {
        const known = await configuration()
        const tokens = await client.authorizationCodeGrant(known, url, checksOf(attempt))
        const { person, roles, strength, providerSession } = await told(known, tokens, provider)
        if (!person) return { failure: 'emailMissing', cause: new Error('The provider tells no e-mail') }
        const strong = bringsRoles(strength, provider.staff)
        return {
          person: { ...person, issuer: knownAs ?? person.issuer },
          roles: strong ? roles : [],
          tooWeak: strong || roles.length === 0 ? null : strength,
          idToken: tokens.id_token ?? '',
          providerSession,
          refreshToken: tokens.refresh_token ?? null,
        }
      }),
    async refresh(token, subject) {
      const known = await configuration()
      try {
        const tokens = await client.refreshTokenGrant(known, token)
        const { roles, strength } = await told(known, tokens, provider, subject)
        return {
          roles: takesRoles(strength, provider.staff) ? [] : roles,
          refreshToken: tokens.refresh_token ?? token,
        }
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.status < 500) return null
        throw error
      }
    },
    async readLogout(token, now) {
      const server = (await configuration()).serverMetadata()
      const order = await readLogoutToken(
        token,
        { ...provider, issuer: server.issuer },
        keys(server.jwks_uri),
        now,
      )
      return order && { ...order, issuer: knownAs ?? order.issuer }
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

/** The claims of ID token and userinfo, where the provider has that; a refresh may come without a token. */
async function told(
  known: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.refreshTokenGrant>>,
  provider: Provider,
  subject?: string,
) {
  const token = tokens.claims()
  const sub = token?.sub ?? subject ?? ''
  if (subject !== undefined && sub !== subject) throw new Error('The provider answered about somebody else')
  const userinfo = known.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(known, tokens.access_token, sub)
    : {}
  const claims = readClaims({ iss: known.serverMetadata().issuer, sub, ...token }, userinfo, provider)
  return {
    ...claims,
    strength: strengthOf(token),
    providerSession: typeof token?.sid === 'string' ? token.sid : null,
  }
}

const orFailure = <Result>(act: () => Promise<Result>): Promise<Result | SignOnRejection> =>
  act().catch((cause: unknown) => ({ failure: failureOf(cause), cause }))

const checksOf = (attempt: SignOnAttempt) => ({
  expectedState: attempt.state,
  expectedNonce: attempt.nonce,
  pkceCodeVerifier: attempt.verifier,
  idTokenExpected: true,
})
