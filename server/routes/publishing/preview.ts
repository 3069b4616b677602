import * as contract from '#src/contract/publishing/preview.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { previewKey } from '#src/hosting/server-path.ts'
import { placeOf } from '#src/routes.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { implement } from '../../implement.ts'
import { createRandomName } from '../../ports/random.ts'
import { listDraftChanges } from '../../services/publishing/preview/list-draft-changes.ts'
import { previewTokenLifetime, signPreviewToken } from '../../services/publishing/preview/preview-token.ts'
import { purgePreviews, storePreview } from '../../services/publishing/preview/store-preview.ts'

export const previewRoutes = [
  implement(contract.previewDocument, async ({ db, sites, request, random, ports, secrets, config, now }) => {
    const { family, document, variant, editorLanguage = 'en' } = request
    const site = sites.sites.find((each) => siteFolderOf(each) === request.site)
    if (!site) return refuse('invalid', { fields: ['site'] })
    if (!site.languages.includes(request.language)) return refuse('invalid', { fields: ['language'] })
    ports.publisher.warmUp()
    await purgePreviews(db, now)
    const id = createRandomName(random)
    const expiresAt = now + previewTokenLifetime
    const place = placeOf(site, request.language, variant)
    const stored = await storePreview(
      db,
      { family, id: request.id, document },
      { sites, place, id, expiresAt },
    )
    if (isRefused(stored)) return stored
    const token = signPreviewToken(secrets.keys, { id, language: editorLanguage }, expiresAt)
    return {
      link: `${config.origins[site.tenant]}${stored.path}?${previewKey}=${token}`,
      page: stored.isOwnPage ? stored.path : null,
      shownOn: stored.path,
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }),

  implement(contract.findChangedPages, async ({ db, sites, ports, request, now }) => {
    const changes = await listDraftChanges(db, sites, request, now)
    if (isRefused(changes)) return changes
    const pages = changes.map(({ folder, rows }) => ports.publisher.listPagesToRender(folder, rows))
    return { sites: await Promise.all(pages) }
  }),
]
