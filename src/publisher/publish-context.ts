import { randomUUID } from 'node:crypto'
import { type ApiAccess, type ContentSource, createContentSource } from '../page-data/content-source.ts'
import type { OriginByTenant } from '../page-data/locals.ts'
import { ResponseCache } from '../page-data/response-cache.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { loadRenderer, type Renderer } from '../renderer/renderer.ts'
import { ensureSitesExist } from '../sites/ensure-sites-exist.ts'
import { loadSites, type Sites, siteFolderOf } from '../sites/load-sites.ts'
import { copyAssets } from './copy-assets.ts'
import { apiAccessOf } from './open-release-store.ts'
import { ReleaseStore } from './release-store.ts'
import type { CompiledVersion } from './renderer-version.ts'
import type { PublisherSettings } from './settings.ts'
import { SharedReleaseStore } from './shared-release-store.ts'

/** The part of a publish context that can be sent to a worker thread. */
export interface PublishContextData {
  sites: Sites
  origins: OriginByTenant
  /** The origin from which pages play videos; undefined if videos come from the pages' origin. */
  videoOrigin?: string | undefined
  /** The version of the code that compiled the pages. */
  compiled: CompiledVersion
  /** The URL of the API, and the header for operators' calls. */
  access: ApiAccess
  /** The folder of the releases. */
  dataDir: string
  /** Whether the servers share their pages through the file storage. */
  isShared: boolean
}

/** The settings, sources and stores of one publish. */
export interface PublishContext extends PublishContextData {
  /** The name with which this publisher claims batches. */
  claimant: string
  renderer: Renderer
  store: ReleaseStore
  /** The caches of the API's responses, by the folder of the site. */
  responseCaches: Map<string, ResponseCache>
  /**
   * Copies the assets of the compiled pages to the folders from which visitors get them. Only the first call copies.
   * Undefined only in tests.
   */
  publishAssets?: () => Promise<void>
}

/** Returns the data of a publish context for these settings. Throws if the settings name unknown sites. */
export function createPublishContextData(
  settings: PublisherSettings,
  { digest, madeAt }: CompiledVersion,
  sites = loadSites('sites', settings.sites),
): PublishContextData {
  ensureSitesExist([...(settings.sites ?? []), ...(settings.only ?? [])], sites)
  const { origins, videoOrigin, dataDir, isShared } = settings
  const access = apiAccessOf(settings)
  return { sites, origins, videoOrigin, compiled: { digest, madeAt }, access, dataDir, isShared }
}

/** Opens a publish context and loads the renderer. */
export async function openPublishContext(data: PublishContextData): Promise<PublishContext> {
  const store = data.isShared ? new SharedReleaseStore(data) : new ReleaseStore(data.dataDir)
  let copying: Promise<void> | undefined
  return {
    ...data,
    claimant: randomUUID(),
    store,
    renderer: await loadRenderer(data.compiled.digest),
    responseCaches: new Map(),
    publishAssets() {
      copying ??= putAssets(store)
      return copying
    },
  }
}

/**
 * Copies the assets of the compiled pages over the assets of other code versions, and stores them for other servers.
 */
async function putAssets(store: ReleaseStore): Promise<void> {
  copyAssets(store.folder, true)
  await store.shareAssets()
}

/** Returns the response cache of a site. */
export function responseCacheOf({ responseCaches: answers }: PublishContext, folder: string): ResponseCache {
  const cache = answers.get(folder) ?? new ResponseCache()
  answers.set(folder, cache)
  return cache
}

/**
 * At most 6 requests run at a time, so that the server can respond to visitors in between. A hundred concurrent
 * requests would all get their responses at the end.
 */
const limitRequests = limitConcurrency(6)
const limitedFetch: typeof fetch = (...args) => limitRequests(() => fetch(...args))

/** Returns the source of content for the pages of a site in a language; `folder` is the site's folder. */
export function createPublishSource(
  context: PublishContext,
  folder: string,
  language: string,
): ContentSource {
  const { sites, access } = context
  const site = sites.sites.find((each) => siteFolderOf(each) === folder)
  if (!site) throw new Error(`There is no site "${folder}"`)
  return createContentSource(
    site,
    language,
    sites,
    { ...access, fetch: limitedFetch },
    responseCacheOf(context, folder),
  )
}
