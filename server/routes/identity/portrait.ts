import { Hono } from 'hono'
import * as contract from '#src/contract/identity/portrait.ts'
import { refuse } from '#src/domain/refusal.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { implementForLearner } from '../../implement.ts'
import { portraitFileKey, storePortrait } from '../../services/identity/learner/store-portrait.ts'
import { readPortrait } from '../../services/platform/upload/read-upload.ts'
import { type SendingDependencies, sendStoredFile } from '../publishing/media.ts'

export const portraitRoutes = [
  implementForLearner(contract.uploadPortrait, async ({ db, ports, request: { image }, learner, random }) => {
    const invalidImage = refuse('invalid', { fields: ['image'] })
    if (image.size > (contract.uploadPortrait.uploadBytes ?? 0)) return invalidImage
    const portrait = await readPortrait(await image.bytes())
    if (!portrait) return invalidImage
    return { url: await storePortrait(db, ports.storage, random, { learnerId: learner.id, portrait }) }
  }),
]

/**
 * Returns the routes of portraits. Everybody who has the URL of a portrait can read it: the URL can't be guessed,
 * and its picture never changes.
 */
export function createPortraitFileRoutes(dependencies: SendingDependencies): Hono<AppEnv> {
  const avatars = new Hono<AppEnv>()
  avatars.on(['GET', 'HEAD'], '/:name{[0-9a-f]{32}\\.(jpg|png)}', async (c) => {
    const file = await dependencies.ports.storage.find(portraitFileKey(c.req.param('name')))
    if (!file) return c.text('Not found\n', 404)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    return sendStoredFile(c, dependencies, file)
  })
  return avatars
}
