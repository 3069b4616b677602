import * as contract from '#src/contract/learning/badge.ts'
import { badgeCredentialOf } from '#src/domain/certificate/badge.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { keySetPath, statusListPath } from '#src/hosting/server-path.ts'
import { placeOf, routes } from '#src/routes.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import { implementForLearner } from '../../implement.ts'
import { createBadgeContents } from '../../services/learning/badge/create-badge-contents.ts'
import { learnerFileKey } from '../../services/platform/document/learner-file-key.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'
import { signToken } from '../../services/platform/signing-key/sign-token.ts'
import { saveFileForDay } from '../../services/platform/upload/save-upload.ts'
import { createDocumentRequester } from '../publishing/create-document-requester.ts'
import { issuerOf } from './issuer-of.ts'

export const badgeCallRoutes = [
  implementForLearner(contract.getBadge, async (context) => {
    const { db, request, learner, language, sites, tenant, secrets, random, now, ports } = context
    const { id, kind } = request
    const issuer = issuerOf(context)
    // The URLs in a badge have to work even if sites and languages change, so they lead to the root of the tenant's
    // host.
    const root = rootSiteOf(sites, tenant)
    const place = placeOf(root, root.languages[0] as string, 'desktop')
    const addresses = {
      list: issuer.url + statusListPath,
      certification: (certificationId: number) => issuer.url + routes.certification(place, certificationId),
      verify: (number: string) => issuer.url + routes.certificateAt(place, number),
    }
    const badge = await createBadgeContents(db, {
      learner,
      certificateId: id,
      kind,
      language,
      random,
      issuer,
      urls: addresses,
    })
    if (isRefused(badge)) return badge
    const claims = badgeCredentialOf(badge)
    const ring = { db, keys: secrets.keys, random, now }
    const signed = { type: 'vc+jwt', issuer: issuer.id, claims, keySetAt: issuer.url + keySetPath }
    const token = await signToken(ring, signed)
    const key = learnerFileKey(learner.id, `badge-${id}-${kind}.jwt`)
    const bytes = new TextEncoder().encode(token)
    await saveFileForDay(db, ports.storage, { key, type: 'application/vc+jwt', bytes }, now)
    const name = `${badge.number}${kind === 'medal' ? '-medal' : ''}.jwt`
    return { link: signUrl(secrets.keys, key, createDocumentRequester(context).sessionId, now, name) }
  }),
]
