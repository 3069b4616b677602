import { Hono } from 'hono'
import { issuerProfileOf } from '#src/domain/certificate/badge.ts'
import { issuerPath, keySetPath, statusListPath } from '#src/hosting/server-path.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { encodeStatusList } from '../../services/learning/badge/status-list.ts'
import { signToken } from '../../services/platform/signing-key/sign-token.ts'
import { issuerOf } from './issuer-of.ts'

/** How long clients may cache the status list, in seconds. A revocation is visible after this time at the latest. */
const cacheSeconds = 300

/** The headers of responses that any site may read. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': `public, max-age=${cacheSeconds}`,
}

/**
 * Returns the routes that verify badges: the issuer, and the status list of revoked badges. Open Badges 3.0;
 * Bitstring Status List 1.0.
 */
export function createBadgeVerificationRoutes({
  db,
  secrets,
  random,
  clock,
  config,
  sites,
}: Dependencies): Hono<AppEnv> {
  const badges = new Hono<AppEnv>()
  badges.get(issuerPath, (c) =>
    c.json(issuerProfileOf(issuerOf({ config, sites, tenant: c.get('tenant') })), 200, {
      ...publicHeaders,
      'content-type': 'application/ld+json',
    }),
  )
  badges.get(statusListPath, async (c) => {
    const now = clock()
    const issuer = issuerOf({ config, sites, tenant: c.get('tenant') })
    const id = issuer.url + statusListPath
    const claims = {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuer.id,
      validFrom: new Date(now).toISOString(),
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: await encodeStatusList(db),
      },
    }
    const signed = { type: 'vc+jwt', issuer: issuer.id, claims, keySetAt: issuer.url + keySetPath }
    const token = await signToken({ db, keys: secrets.keys, random, now }, signed)
    return c.body(token, 200, { ...publicHeaders, 'content-type': 'application/vc+jwt' })
  })
  return badges
}
