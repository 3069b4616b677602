import { eq } from 'drizzle-orm'
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import type { Clock } from '#server/ports/clock.ts'
import { callbackPath, signedOutPath } from '#server/ports/identity.ts'
import type { Secrets } from '#server/secrets.ts'
import { deriveClientSecret, deriveCookieKey, deriveProviderKey } from './signing-keys.ts'
import { createProviderAdapter } from './state.ts'

export const identityPath = '/identity'
export const clientId = 'portal'
export const signInFormPath = (uid: string): string => `${identityPath}/sign-in/${uid}`

const days = 24 * 60 * 60
/** How long a sign-in page is valid, in seconds. */
const attemptSeconds = 15 * 60

export interface EmbeddedIdentityDependencies {
  db: Db
  clock: Clock
  config: Pick<Config, 'origins' | 'addressHeader'>
  secrets: Pick<Secrets, 'keys'>
}

/**
 * Creates the embedded identity provider. Its only client is the portal with all its hosts, so it does not ask users
 * for consent.
 */
export function createEmbeddedProvider(parts: EmbeddedIdentityDependencies): Provider {
  const provider = new Provider(parts.config.origins.main + identityPath, configuration(parts))
  // The provider trusts the proxy headers. The handler sets them from the configured origin, which decides whether a
  // request counts as HTTPS.
  provider.proxy = true
  return provider
}

function configuration({ db, clock, config, secrets }: EmbeddedIdentityDependencies): Configuration {
  const origins = Object.values(config.origins)
  return {
    adapter: createProviderAdapter(db, clock),
    clients: [
      {
        client_id: clientId,
        client_secret: deriveClientSecret(secrets.keys[0]),
        redirect_uris: origins.map((origin) => origin + callbackPath),
        post_logout_redirect_uris: origins.map((origin) => origin + signedOutPath),
        id_token_signed_response_alg: 'EdDSA',
      },
    ],
    jwks: { keys: secrets.keys.map(deriveProviderKey) },
    cookies: { keys: secrets.keys.map(deriveCookieKey), long: cookie, short: cookie },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'roles'],
    },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA', 'RS256'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource } },
    findAccount: (_, id) => findAccount(db, id),
    interactions: { url: (_, interaction) => signInFormPath(interaction.uid) },
    loadExistingGrant: grant,
    renderError: (ctx, out) => {
      ctx.type = 'text'
      ctx.body = `${out.error}: ${out.error_description ?? ''}\n`
    },
    ttl: {
      // A row of a visitor who only opens the sign-in page expires together with the page.
      Session: (_, session) => (session.accountId ? 30 * days : attemptSeconds),
      Interaction: attemptSeconds,
      Grant: 30 * days,
      IdToken: 3600,
      AccessToken: 3600,
    },
  }
}

const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const

async function findAccount(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(identityAccount)
    .where(eq(identityAccount.id, Number(id)))
  if (!row) return undefined
  const { email, firstName, lastName, roles } = row
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      email,
      email_verified: true,
      given_name: firstName,
      family_name: lastName,
      roles,
    }),
  }
}

/**
 * Returns the grant of all requested scopes to the portal, because users need not consent to the portal's access to
 * their accounts; undefined while no user is signed in.
 */
async function grant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const found = grantId ? await provider.Grant.find(grantId) : undefined
  if (found) return found
  const created = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  created.addOIDCScope('openid email profile')
  await created.save()
  return created
}

/**
 * Ends the provider's session without a prompt and redirects to the portal. The portal has already asked the user to
 * confirm the sign-out.
 */
async function logoutSource(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, params, provider } = ctx.oidc
  await session?.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, cookie)
  const target = new URL(String(params?.post_logout_redirect_uri ?? provider.issuer))
  if (params?.state) target.searchParams.set('state', String(params.state))
  ctx.status = 303
  ctx.redirect(target.href)
}
