import { type Access, type ContentSource, sourceOf } from '../page-data/content-source.ts'
import type { OriginByTenant } from '../page-data/locals.ts'
import { ResponseCache } from '../page-data/response-cache.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { loadRenderer, type Renderer } from '../renderer/renderer.ts'
import { ensureKnown } from '../sites/ensure-known.ts'
import { loadSites, type Sites, siteFolder } from '../sites/load-sites.ts'
import type { CompiledPages } from './code.ts'
import { copyAssets } from './copy-assets.ts'
import type { PublisherSettings } from './settings.ts'
import { ReleaseStore } from './store.ts'

/** What making pages needs and can be sent to a thread. */
export interface PressData {
  sites: Sites
  origins: OriginByTenant
  /** The code of the compiled pages. */
  compiled: CompiledPages
  /** The address at which the API answers, and the header that opens the operators' calls. */
  access: Access
  /** The folder in which releases are kept. */
  dataDir: string
}

/** Everything that is needed to make pages. */
export interface PublishContext extends PressData {
  renderer: Renderer
  store: ReleaseStore
  /** The kept answers of the API, by the folders of sites. */
  answers: Map<string, ResponseCache>
  /** Puts the assets in the place of those of other code; a worker puts none. */
  putAssets?: () => void
}

/** What the press of these settings is made of. Fails where a site is named that there is not. */
export function pressData(
  settings: PublisherSettings,
  { digest, madeAt }: CompiledPages,
  sites = loadSites('sites', settings.sites),
): PressData {
  ensureKnown([...(settings.sites ?? []), ...(settings.only ?? [])], sites)
  const access = { baseURL: `${settings.server}/api`, headers: { Authorization: `Bearer ${settings.token}` } }
  const { origins, dataDir } = settings
  return { sites, origins, compiled: { digest, madeAt }, access, dataDir }
}

/** Makes a press: loads the renderer. */
export async function openPress(data: PressData): Promise<PublishContext> {
  const store = new ReleaseStore(data.dataDir)
  let put = false
  return {
    ...data,
    store,
    renderer: await loadRenderer(data.compiled.digest),
    answers: new Map(),
    putAssets() {
      if (!put) copyAssets(store.folder, true)
      put = true
    },
  }
}

/** The kept answers of the API about a site. */
export function responseCacheOf({ answers }: PublishContext, folder: string): ResponseCache {
  const kept = answers.get(folder) ?? new ResponseCache()
  answers.set(folder, kept)
  return kept
}

/**
 * How many questions are under way at once: those that came first are answered first, and readers beside them. A hundred at once
 * would all be answered at the end.
 */
const fewAtOnce = limitConcurrency(6)
const fetchInTurn: typeof fetch = (...asked) => fewAtOnce(() => fetch(...asked))

/** The source of content for the pages of a site (by its folder) in a language. */
export function createSource(press: PublishContext, folder: string, language: string): ContentSource {
  const { sites, access } = press
  const site = sites.sites.find((each) => siteFolder(each) === folder)
  if (!site) throw new Error(`There is no site "${folder}"`)
  return sourceOf(site, language, sites, { ...access, fetch: fetchInTurn }, responseCacheOf(press, folder))
}
