import { generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultClaims } from '../../config/provider.ts'
import { createOpenIdProvider } from './provider.ts'

const issuer = 'https://login.example.org'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = [{ ...(publicKey.export({ format: 'jwk' }) as JsonWebKey), kid: '1', use: 'sig', alg: 'RS256' }]
const metadata = {
  issuer,
  ...{
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  },
  ...{ response_types_supported: ['code'], id_token_signing_alg_values_supported: ['RS256'] },
}
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
function idToken(claims: object): string {
  const text = `${pack({ alg: 'RS256', kid: '1' })}.${pack(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
}

const attempt = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) }
const back = new URL(`https://learn.example.org/user/sso/callback?code=c&state=s&iss=${issuer}`)
const seconds = Math.floor(Date.now() / 1000)
const claims = {
  ...{ iss: issuer, sub: 'ada', aud: 'portal', nonce: 'n', iat: seconds, exp: seconds + 60 },
  ...{ email: 'Ada@Example.org', email_verified: 'true', given_name: 'Ada', groups: 'editor', sid: 'one' },
}
const tokens = (told: object) => () =>
  Response.json({ access_token: 'a', token_type: 'Bearer', id_token: idToken(told) })

/** Returns the identity port, connected to a fake provider that sends these responses. */
function providerThat(answers: Record<string, () => Response | Promise<Response>>, more = {}) {
  const all: typeof answers = {
    '/.well-known/openid-configuration': () => Response.json(metadata),
    '/jwks': () => Response.json({ keys }),
    ...answers,
  }
  const own = { issuer, clientId: 'portal', clientSecret: 'secret', scope: 'openid email' }
  const settings = { ...defaultClaims, ...own, rolesClaim: 'groups', ...more }
  const fetch = async (url: string) =>
    (await all[new URL(url).pathname]?.()) ?? new Response('', { status: 404 })
  return createOpenIdProvider(settings, { fetch })
}
const finish = (answers: Parameters<typeof providerThat>[0], more = {}) =>
  providerThat(answers, more).completeSignIn(back, attempt)

test('the claims of the token are enough without a userinfo endpoint', async () => {
  expect(await finish({ '/token': tokens(claims) })).toMatchObject({
    person: { issuer, subject: 'ada', email: 'ada@example.org', emailVerified: true, firstName: 'Ada' },
    ...{ roles: ['editor'], providerSession: 'one', refreshToken: null },
  })
})

test('userinfo overrides the token, and an address is verified only if it is claimed so', async () => {
  const withUserinfo = { ...metadata, userinfo_endpoint: `${issuer}/me` }
  const answers = {
    '/.well-known/openid-configuration': () => Response.json(withUserinfo),
    '/token': tokens(claims),
    '/me': () => Response.json({ sub: 'ada', email: 'new@example.org', groups: ['reviewer'] }),
  }
  expect(await finish(answers)).toMatchObject({
    person: { email: 'new@example.org', emailVerified: false, firstName: 'Ada' },
    roles: ['reviewer'],
  })
  const other = { ...answers, '/me': () => Response.json({ sub: 'eve', email: 'eve@example.org' }) }
  expect(await finish(other)).toMatchObject({ failure: 'misconfigured' })
})

test('a person may be known by another name than the provider’s', async () => {
  const provider = createOpenIdProvider(
    {
      issuer,
      clientId: 'portal',
      clientSecret: 's',
      ...defaultClaims,
      scope: 'openid',
    },
    {
      knownAs: 'embedded',
      fetch: async (url) =>
        url.endsWith('/token')
          ? tokens(claims)()
          : Response.json(url.endsWith('/jwks') ? { keys } : metadata),
    },
  )
  expect(await provider.completeSignIn(back, attempt)).toMatchObject({ person: { issuer: 'embedded' } })
})

const sorts: [string, Parameters<typeof providerThat>[0]][] = [
  ['clock', { '/token': tokens({ ...claims, exp: seconds - 120 }) }],
  ['clock', { '/token': tokens({ ...claims, nbf: seconds + 120 }) }],
  ['emailMissing', { '/token': tokens({ ...claims, email: undefined }) }],
  ['emailMissing', { '/token': tokens({ ...claims, email: 'no address' }) }],
  ['away', { '/token': () => Promise.reject(new TypeError('fetch failed')) }],
  ['away', { '/token': () => new Response('Bad gateway', { status: 502 }) }],
  ['away', { '/.well-known/openid-configuration': () => new Response('', { status: 503 }) }],
  [
    'misconfigured',
    {
      '/.well-known/openid-configuration': () => Response.json({ ...metadata, issuer: 'https://evil.test' }),
    },
  ],
  ['misconfigured', { '/.well-known/openid-configuration': () => new Response('<html>', { status: 404 }) }],
  ['misconfigured', { '/token': () => Response.json({ error: 'invalid_client' }, { status: 401 }) }],
  ['misconfigured', { '/token': tokens({ ...claims, aud: 'other' }) }],
  ['misconfigured', { '/token': tokens({ ...claims, nonce: 'other' }) }],
  ['unknown', { '/token': () => Response.json({ error: 'invalid_grant' }, { status: 400 }) }],
]
test.each(sorts)('a sign-in may fail as %s', async (failure, answers) => {
  expect(await finish(answers)).toMatchObject({ failure })
})

test.each([
  ['access_denied', 'cancelled'],
  ['login_required', 'asks'],
  ['consent_required', 'asks'],
  ['temporarily_unavailable', 'away'],
  ['server_error', 'away'],
  ['invalid_scope', 'misconfigured'],
  ['something_of_its_own', 'refused'],
])('the provider’s error %s becomes %s', async (error, failure) => {
  const sent = new URL(`https://learn.example.org/user/sso/callback?error=${error}&state=s&iss=${issuer}`)
  expect(await providerThat({}).completeSignIn(sent, attempt)).toMatchObject({ failure })
})

test('a provider that wants the secret in the body gets it there', async () => {
  const sent: unknown[] = []
  const provider = createOpenIdProvider(
    {
      issuer,
      clientId: 'portal',
      clientSecret: 'secret',
      ...defaultClaims,
      scope: 'openid',
    },
    {
      fetch: async (url, { body }) => {
        if (url.endsWith('/jwks')) return Response.json({ keys })
        if (!url.endsWith('/token'))
          return Response.json({ ...metadata, token_endpoint_auth_methods_supported: ['client_secret_post'] })
        sent.push(String(body))
        return tokens(claims)()
      },
    },
  )
  expect(await provider.completeSignIn(back, attempt)).toMatchObject({ person: { subject: 'ada' } })
  expect(sent[0]).toContain('client_secret=secret')
})
