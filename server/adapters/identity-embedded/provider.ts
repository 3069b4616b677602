import { eq } from 'drizzle-orm'
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import type { Clock } from '#server/ports/clock.ts'
import { callbackPath, signedOffPath } from '#server/ports/identity.ts'
import type { Secrets } from '#server/secrets.ts'
import { clientSecret, cookieKey, signingKey } from './signing-keys.ts'
import { stateInDatabase } from './state.ts'

export const identityPath = '/identity'
export const clientId = 'portal'
export const signInPath = (uid: string): string => `${identityPath}/sign-in/${uid}`

const days = 24 * 60 * 60
/** How long a sign-in page is good, in seconds. */
const attempt = 15 * 60

export interface EmbeddedParts {
  db: Db
  clock: Clock
  config: Pick<Config, 'origins' | 'addressHeader'>
  secrets: Pick<Secrets, 'keys'>
}

/** The embedded identity provider: one client, the portal itself on all its hosts, and no consent to ask for. */
export function embeddedProvider(parts: EmbeddedParts): Provider {
  const provider = new Provider(parts.config.origins.main + identityPath, configuration(parts))
  // Whether a request came by https is told by the configured origin, which the front server sets as a header.
  provider.proxy = true
  return provider
}

function configuration({ db, clock, config, secrets }: EmbeddedParts): Configuration {
  const origins = Object.values(config.origins)
  return {
    adapter: stateInDatabase(db, clock),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret(secrets.keys[0]),
        redirect_uris: origins.map((origin) => origin + callbackPath),
        post_logout_redirect_uris: origins.map((origin) => origin + signedOffPath),
        id_token_signed_response_alg: 'EdDSA',
      },
    ],
    jwks: { keys: secrets.keys.map(signingKey) },
    cookies: { keys: secrets.keys.map(cookieKey), long: cookie, short: cookie },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'roles'],
    },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA', 'RS256'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource } },
    findAccount: (_, id) => findAccount(db, id),
    interactions: { url: (_, interaction) => signInPath(interaction.uid) },
    loadExistingGrant: grant,
    renderError: (ctx, out) => {
      ctx.type = 'text'
      ctx.body = `${out.error}: ${out.error_description ?? ''}\n`
    },
    ttl: {
      // Whoever only looked at the sign-in page leaves nothing behind for longer than that page is good.
      Session: (_, session) => (session.accountId ? 30 * days : attempt),
      Interaction: attempt,
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

/** Grants the portal everything that it asks for about its own people: nobody is asked for consent. */
async function grant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const given = session.grantIdFor(client.clientId)
  const found = given ? await provider.Grant.find(given) : undefined
  if (found) return found
  const made = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  made.addOIDCScope('openid email profile')
  await made.save()
  return made
}

/** Ends the provider's session at once: the portal has asked already, and shows the page to come back to. */
async function logoutSource(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, params, provider } = ctx.oidc
  await session?.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, cookie)
  const target = new URL(String(params?.post_logout_redirect_uri ?? provider.issuer))
  if (params?.state) target.searchParams.set('state', String(params.state))
  ctx.status = 303
  ctx.redirect(target.href)
}
