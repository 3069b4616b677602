import type { Family } from '../domain/content-item/families.ts'
import { maxListedPublishes, type SiteState } from '../domain/content-item/site-state.ts'
import type { ChangesSinceRevision } from '../page-data/changes.ts'
import { findPage } from '../page-data/find-page.ts'
import { findQueryPage } from '../page-data/query-page.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { TenantName } from '../sites/site.ts'
import { computeBuildFingerprint } from './build-fingerprint.ts'
import { collectGarbage } from './collect-garbage.ts'
import { copyAssets } from './copy-assets.ts'
import { DocumentPreviews } from './document-previews.ts'
import { endWithCause } from './fatal-message.ts'
import { publisherSettingsVariable } from './fork-publisher.ts'
import { withLease } from './lease.ts'
import { listChangedPages } from './list-changed-pages.ts'
import { createPublishContextData, openPublishContext } from './publish-context.ts'
import { type PublishOptions, publishSite } from './publish-site.ts'
import { RenderBatchPool } from './render-batch-pool.ts'
import { renderBatchesOfOthers } from './render-batches-of-others.ts'
import { renderPage } from './render-page.ts'
import { renderPictures } from './render-pictures.ts'
import type { PublisherSettings } from './settings.ts'
import { validateAllContent } from './validate-all-content.ts'

/**
 * The publisher process of a server. It handles its parent's messages one after the other, except for requests that
 * must not wait for a publish, and ends with its parent. server/ports/publisher.ts describes the messages.
 */
process.on('uncaughtException', endWithCause)
const settings = JSON.parse(process.env[publisherSettingsVariable] ?? '') as PublisherSettings
const data = createPublishContextData(settings, await compileRenderer())
const context = await openPublishContext(data)
// Only missing scripts are copied, because newer code may have written the existing ones.
copyAssets(context.store.folder, false)
const pool = new RenderBatchPool(data, { stays: true })
const now = () => new Date()

async function publishOne(name: string, options: Omit<PublishOptions, 'now'>) {
  const startedAt = performance.now()
  const elapsedMilliseconds = () => Math.round(performance.now() - startedAt)
  const site = context.sites.sites.find((each) => siteFolderOf(each) === name)
  const counts = { site: name, pages: 0, rendered: 0, failures: [] }
  if (!site) return { ...counts, milliseconds: 0, failure: `There is no site "${name}".` }
  try {
    const { seconds: _, ...published } = await publishSite(site, context, pool, { now, ...options })
    return { ...published, milliseconds: elapsedMilliseconds() }
  } catch (error) {
    return { ...counts, milliseconds: elapsedMilliseconds(), failure: (error as Error).message }
  }
}

const queuedActions = {
  async publish(sites: readonly string[], editor: string | undefined) {
    const published = []
    for (const name of sites) published.push(await publishOne(name, { allowsOlderCode: false, editor }))
    pool.rest()
    return published
  },

  async checkAndPublish(
    sites: readonly string[],
    options: { buildFingerprint: string | undefined; allowsOlderCode: boolean; editor: string },
  ) {
    const { buildFingerprint, allowsOlderCode, editor } = options
    if (
      buildFingerprint !== undefined &&
      buildFingerprint !== computeBuildFingerprint(settings, data.compiled)
    )
      return null
    let checking: Promise<number> | undefined
    const check = () => {
      checking ??= validateAllContent(context)
      return checking
    }
    const published = []
    for (const name of sites) {
      published.push(await publishOne(name, { allowsOlderCode, editor, check }))
      // If content is invalid, it is invalid for every site.
      const isUnfit = await check().then(
        () => false,
        () => true,
      )
      if (isUnfit) break
    }
    pool.rest()
    await collectGarbage(context.store, now())
    return { items: await check(), sites: published }
  },

  /** Makes a stored release of a site current again, as soon as no other publisher is publishing the site. */
  async rollBack(name: string, release: string) {
    const site = context.sites.sites.find((each) => siteFolderOf(each) === name)
    if (!site) throw new Error(`There is no site "${name}".`)
    const done = await withLease(site, context, (lease) => context.store.rollBack(name, release, lease))
    if (!done)
      throw new Error(`${name}: there is no release ${release} any more. The site is held at what it shows.`)
  },

  /** Renders a page with the preview's token, which makes the API respond as if the draft were published. */
  async renderDraftPreview(tenant: TenantName, path: string, token: string) {
    const { baseURL, headers } = context.access
    const access = { baseURL, headers: { ...headers, 'X-Preview': token } }
    const page = await findPage(path, tenant, context.sites, access)
    if (!page) return undefined
    const rendered = await renderPage(page, context)
    await renderPictures(rendered, context)
    return rendered
  },
}

const documentPreviews = new DocumentPreviews(context)

/**
 * Renders a page as if the document that a token identifies were published. The action does not wait for running
 * publishes, because an editor is waiting.
 */
async function renderDocumentPreview(tenant: TenantName, path: string, token: string, family: Family) {
  const rendered = await documentPreviews.render({ tenant, path, token, family })
  if (rendered !== undefined) await renderPictures(rendered, context)
  return rendered
}

/**
 * Renders the page for a URL with a query. The action does not wait for a running publish: the page is rendered
 * between two batches.
 */
async function renderQueryPage(tenant: TenantName, path: string, query: string) {
  const found = await findQueryPage(path, query, tenant, context.sites, context.access)
  if (!found || 'movedTo' in found) return found
  const html = await renderPage(found.page, context)
  await renderPictures(html, context)
  return { html }
}

/** Returns the pages of a site that a publish renders again if these items have changed. */
function listPagesToRender(name: string, rows: ChangesSinceRevision['rows']) {
  const site = context.sites.sites.find((each) => siteFolderOf(each) === name)
  if (!site) throw new Error(`There is no site "${name}".`)
  return listChangedPages(site, rows, context)
}

/** Returns the names of a site's current release and of its stored releases. */
async function findReleaseNames(site: string) {
  const shown = await context.store.read(site)
  return { ...(shown && { shown: shown.release }), stored: await context.store.releases(site) }
}

/** Returns the releases of a site, and its last publishes with the newest first. */
async function findHistory(site: string): Promise<Pick<SiteState, 'release' | 'stored' | 'publishes'>> {
  const { store } = context
  const shown = await store.read(site)
  return {
    release: shown ? { name: shown.release, pages: Object.keys(shown.files).length } : null,
    stored: await store.releases(site),
    publishes: (await store.readLog(site, maxListedPublishes)).toReversed(),
  }
}

/** Renders batches of other servers' publishes, unless this publisher is publishing itself. */
const renderFreeBatches = async () => (isPublishing() ? 0 : renderBatchesOfOthers(context))

/** The actions that do not wait for a running publish. */
const immediateActions = {
  renderDocumentPreview,
  listPagesToRender,
  renderQueryPage,
  findReleaseNames,
  findHistory,
  renderFreeBatches,
}

interface ActionMessage {
  id: number
  operation: keyof typeof queuedActions | keyof typeof immediateActions
  values: never[]
}

let lastAction: Promise<unknown> = Promise.resolve()
let queuedCount = 0
const isPublishing = () => queuedCount > 0

process.on('message', ({ id, operation, values }: ActionMessage) => {
  const work = () =>
    (({ ...queuedActions, ...immediateActions })[operation] as (...values: never[]) => Promise<unknown>)(
      ...values,
    )
  const isImmediate = operation in immediateActions
  if (!isImmediate) queuedCount += 1
  const done = (isImmediate ? work() : lastAction.then(work))
    .finally(() => {
      if (!isImmediate) queuedCount -= 1
    })
    .then(
      (value) => process.send?.({ id, value }),
      (error: Error) => process.send?.({ id, failure: error.message }),
    )
  if (!isImmediate) lastAction = done
})
process.on('disconnect', () => process.exit(0))
// A terminal signals all processes of a command, but this process ends only when the server disconnects.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
