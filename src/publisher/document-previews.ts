import type { Call } from '../contract/protocol/call.ts'
import type { Family } from '../domain/content-item/families.ts'
import { isUnaffectedBy } from '../page-data/call-dependencies.ts'
import { type ContentSource, createContentSource } from '../page-data/content-source.ts'
import { findPageInSources } from '../page-data/find-page.ts'
import { ResponseCache } from '../page-data/response-cache.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { Site, TenantName } from '../sites/site.ts'
import type { PublishContext } from './publish-context.ts'
import { renderPreview } from './render-page.ts'

/** The time for which previews reuse responses with published content, in milliseconds. */
const reuseMilliseconds = 30_000

/** The names of the fixed pages on which previews show items that have no page. */
const fixedPagesOf: Readonly<Partial<Record<Family, readonly string[]>>> = {
  banner: ['home', 'certificationLists', 'classroomLists'],
  category: ['courseLists'],
  comment: ['home'],
  faq: ['faq'],
  homeImage: ['home'],
  region: ['practicalExamLists'],
  trainer: ['trainers'],
  trainerPage: ['trainers'],
}

/**
 * A page to render with a document that is not saved. `token` identifies the document; `family` is the family of its
 * item.
 */
interface PreviewRequest {
  tenant: TenantName
  path: string
  token: string
  family: Family
}

/**
 * Renders pages with documents that are not saved. Responses that do not depend on the document are cached for 30
 * seconds.
 */
export class DocumentPreviews {
  private readonly caches = new Map<string, { cache: ResponseCache; since: number }>()
  private readonly context: PublishContext

  constructor(context: PublishContext) {
    this.context = context
  }

  /** Returns the page as text; undefined if the path has no page. */
  async render({ tenant, path, token, family }: PreviewRequest): Promise<string | undefined> {
    const { sites } = this.context
    const createSource = (site: Site, language: string) => this.sourceOf(site, language, { token, family })
    const page = await findPageInSources(path, tenant, sites, createSource, fixedPagesOf[family])
    return page && renderPreview(page, this.context)
  }

  /** Returns the cache of a site's responses with published content. */
  private cacheOf(site: Site): ResponseCache {
    const folder = siteFolderOf(site)
    const known = this.caches.get(folder)
    if (known && performance.now() - known.since < reuseMilliseconds) return known.cache
    const cache = new ResponseCache()
    this.caches.set(folder, { cache, since: performance.now() })
    return cache
  }

  /** Returns the content of a site as it would be if the document were published. */
  private sourceOf(
    site: Site,
    language: string,
    { token, family }: Pick<PreviewRequest, 'token' | 'family'>,
  ): ContentSource {
    const { sites, access } = this.context
    const withDocument = { ...access, headers: { ...access.headers, 'X-Preview': token } }
    const published = createContentSource(site, language, sites, access, this.cacheOf(site)).api
    const previewed = createContentSource(site, language, sites, withDocument).api
    const changed = new Set([family])
    // The request belongs to the call, which TypeScript can't express for an arbitrary call, hence the cast.
    const call = (each: Call, request: object) =>
      (isUnaffectedBy(each, changed) ? published : previewed).call(each, request as never)
    return { site, language, api: { call: call as ContentSource['api']['call'] } }
  }
}
