import * as client from 'openid-client'
import { isLoopback } from '#src/hosting/loopback.ts'
import type { OpenIdProviderSettings } from '../../config/provider.ts'
import {
  callbackPath,
  type IdentityProvider,
  type SignInAttempt,
  type SignInRejection,
  type SignInSuccess,
  signedOutPath,
} from '../../ports/identity.ts'
import {
  authenticationStrengthOf,
  isStrongEnoughForRoles,
  shouldRemoveRoles,
} from './authentication-strength.ts'
import { readClaims } from './claims.ts'
import { signInFailureOf } from './failure.ts'
import { readLogoutToken } from './logout-token.ts'
import { createProviderKeyFinder } from './provider-keys.ts'

/** The timeout for the provider's responses, in seconds. */
const timeout = 10

/** The allowed difference between the provider's clock and this server's, in seconds. */
const tolerance = 60

/**
 * Returns the function that sends the client secret in the way that the provider supports: in the authorization
 * header, which all providers should support, or in the body.
 */
function secretOf(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, metadata, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = supported.includes('client_secret_basic') ? basic : post
    return authenticate(server, metadata, body, headers)
  }
}

/** Fetches the provider's metadata. `fetch` replaces the global function. */
export function fetchProviderMetadata(
  provider: OpenIdProviderSettings,
  fetch?: client.CustomFetch,
): Promise<client.Configuration> {
  const issuer = new URL(provider.issuer)
  // Plain HTTP is used only if requests do not leave this machine: they go to a loopback address, or to the provider
  // inside this server.
  const insecure = issuer.protocol === 'http:' && (isLoopback(issuer.hostname) || fetch !== undefined)
  const metadata = { [client.clockTolerance]: tolerance }
  return client.discovery(issuer, provider.clientId, metadata, secretOf(provider.clientSecret), {
    timeout,
    // Signatures are checked although the token comes over TLS. The library fetches the keys again after the provider
    // has rotated them.
    execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    ...(fetch && { [client.customFetch]: fetch }),
  })
}

/**
 * Returns a function that discovers the provider at its first call. Later calls use the result, unless the discovery
 * failed.
 */
function discoverOnce(
  provider: OpenIdProviderSettings,
  fetch: client.CustomFetch | undefined,
): () => Promise<client.Configuration> {
  let discovery: Promise<client.Configuration> | undefined
  return () => {
    discovery ??= fetchProviderMetadata(provider, fetch).catch((error: unknown) => {
      discovery = undefined
      throw error
    })
    return discovery
  }
}

/**
 * Returns the identity port for an OpenID Connect provider. The sign-in uses the code flow with PKCE, state and
 * nonce. `fetch` replaces the global function. `knownAs` replaces the issuer in the stored identities of users.
 */
export function createOpenIdProvider(
  provider: OpenIdProviderSettings,
  { fetch, knownAs }: { fetch?: client.CustomFetch; knownAs?: string } = {},
): IdentityProvider {
  const configuration = discoverOnce(provider, fetch)
  const keys = createProviderKeyFinder(fetch ?? globalThis.fetch)
  return {
    beginSignIn: (origin, language, silent) =>
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
    completeSignIn: (url, attempt) =>
      orFailure<SignInSuccess | SignInRejection>(async () => {
        const metadata = await configuration()
        const tokens = await client.authorizationCodeGrant(metadata, url, checksOf(attempt))
        const { person, roles, strength, providerSession } = await claimsOf(metadata, tokens, provider)
        if (!person)
          return { failure: 'emailMissing', cause: new Error('The provider sent no email address') }
        const strong = isStrongEnoughForRoles(strength, provider.staffPolicy)
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
      const metadata = await configuration()
      try {
        const tokens = await client.refreshTokenGrant(metadata, token)
        const { roles, strength } = await claimsOf(metadata, tokens, provider, subject)
        return {
          roles: shouldRemoveRoles(strength, provider.staffPolicy) ? [] : roles,
          refreshToken: tokens.refresh_token ?? token,
        }
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.status < 500) return null
        throw error
      }
    },
    async readLogoutRequest(token, now) {
      const server = (await configuration()).serverMetadata()
      const order = await readLogoutToken(
        token,
        { ...provider, issuer: server.issuer },
        keys(server.jwks_uri),
        now,
      )
      return order && { ...order, issuer: knownAs ?? order.issuer }
    },
    async createSignOutUrl(origin, idToken, state) {
      const metadata = await configuration()
      if (!metadata.serverMetadata().end_session_endpoint) return null
      return client.buildEndSessionUrl(metadata, {
        id_token_hint: idToken,
        post_logout_redirect_uri: origin + signedOutPath,
        state,
      })
    },
  }
}

/**
 * Returns the merged claims of the ID token and of the userinfo endpoint, if the provider has that endpoint. A
 * refresh may return no ID token.
 */
async function claimsOf(
  metadata: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.refreshTokenGrant>>,
  provider: OpenIdProviderSettings,
  subject?: string,
) {
  const token = tokens.claims()
  const sub = token?.sub ?? subject ?? ''
  if (subject !== undefined && sub !== subject) throw new Error('The provider answered for another person')
  const userinfo = metadata.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(metadata, tokens.access_token, sub)
    : {}
  const claims = readClaims({ iss: metadata.serverMetadata().issuer, sub, ...token }, userinfo, provider)
  return {
    ...claims,
    strength: authenticationStrengthOf(token),
    providerSession: typeof token?.sid === 'string' ? token.sid : null,
  }
}

const orFailure = <Result>(run: () => Promise<Result>): Promise<Result | SignInRejection> =>
  run().catch((cause: unknown) => ({ failure: signInFailureOf(cause), cause }))

const checksOf = (attempt: SignInAttempt) => ({
  expectedState: attempt.state,
  expectedNonce: attempt.nonce,
  pkceCodeVerifier: attempt.verifier,
  idTokenExpected: true,
})
