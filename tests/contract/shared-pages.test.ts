import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq, isNotNull, like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSharedPages } from '#server/adapters/pages-shared.ts'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { file } from '#server/db/schema/file.ts'
import { publishBatch, storedRelease } from '#server/db/schema/release.ts'
import type { PublishedPages } from '#server/ports/pages.ts'
import { collectReleaseGarbage } from '#server/services/platform/release/collect-release-garbage.ts'
import {
  findDatabaseIdentity,
  renewDatabaseIdentity,
} from '#server/services/platform/release/database-identity.ts'
import { findCurrentReleases } from '#server/services/platform/release/find-releases.ts'
import { minimumGarbageAge, readReleaseFile } from '#server/services/platform/release/release-files.ts'
import {
  claimBatch as claimFreeBatch,
  claimTimeout,
} from '#server/services/publishing/batch/publish-batches.ts'
import { switchToStoredRelease } from '#server/services/publishing/release/switch-release.ts'
import {
  claimBatch,
  collectBatches,
  completeBatch,
  endBatches,
  offerBatches,
} from '#src/contract/publishing/publish-batch.ts'
import { releaseFilesPath } from '#src/contract/publishing/stored-release.ts'
import type { QueuedBatch } from '#src/publisher/batch-queue.ts'
import { createSharedBatchQueue } from '#src/publisher/create-shared-batch-queue.ts'
import { withLease } from '#src/publisher/lease.ts'
import { computePageFingerprint } from '#src/publisher/page-fingerprint.ts'
import { publishSite } from '#src/publisher/publish-site.ts'
import { type RenderedFiles, renderBatch } from '#src/publisher/render-batch.ts'
import { renderBatchesOfOthers } from '#src/publisher/render-batches-of-others.ts'
import { databases } from '../fixtures/server/databases.ts'
import { operatorToken } from '../fixtures/server/portal.ts'
import { ReleasedSite, siteOfEachTest } from '../fixtures/server/released-site.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const site = 'micro-en'
const headers = { Authorization: `Bearer ${operatorToken}` }

describe.each(databases)('pages that servers share, on $name', ({ open }) => {
  const given = siteOfEachTest(open)
  const folders: string[] = []
  let its: ReleasedSite

  beforeEach(async () => {
    its = new ReleasedSite(given.portal, given.address, { isShared: true })
    await given.portal.db.delete(storedRelease)
    await given.portal.db.delete(file).where(like(file.key, 'pages/%'))
  })
  afterEach(() => {
    its.remove()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  function publish(of = its) {
    const now = () => {
      of.now += 250
      return new Date(of.now)
    }
    return publishSite(of.site, of.press, of.pool(), { now, allowsOlderCode: false })
  }

  /** Opens the pages of another server, with an empty folder of its own. */
  async function otherServer({ cacheBytes = 1e9 } = {}): Promise<PublishedPages & { folder: string }> {
    const { db, clock } = given.portal
    const folder = mkdtempSync(join(tmpdir(), 'machine-'))
    folders.push(folder)
    const pages = createSharedPages({
      ...{ folder, sites: [its.site], clock: () => clock.now, cacheBytes },
      database: await findDatabaseIdentity(db),
      readCurrent: (names) => findCurrentReleases(db, names),
      readStored: (key) => readReleaseFile(createDatabaseStorage(db), key),
    })
    await pages.refresh()
    const follow = async () => {
      // Manifests in the folder are read again after 20 ms, so the clock passes that time.
      clock.now += 21
      await pages.refresh()
    }
    return { ...pages, folder, refresh: follow }
  }

  const textAt = async (pages: PublishedPages, path: string): Promise<string | undefined> => {
    const found = await pages.find('sister', path)
    return typeof found === 'object' && 'body' in found
      ? Buffer.from(found.body).toString()
      : found?.toString()
  }

  test('a server with an empty folder shows what another one published, and each further release', async () => {
    const server = await otherServer()
    expect(await server.find('sister', '/faq'), 'there is no release yet').toBe('unreadable')
    expect(await server.listSitesWithoutPages()).toEqual([site])
    its.words.set('/faq', 'first')
    await publish()
    await server.refresh()
    expect(await textAt(server, '/faq')).toBe(await its.textAt('/faq'))
    expect(await server.listSitesWithoutPages()).toEqual([])
    its.words.set('/faq', 'second')
    its.press.renderer.digest = 'b'
    await publish()
    expect(await textAt(server, '/faq')).toContain('first')
    const [behind] = await server.listReleaseStatuses()
    expect(behind).toMatchObject({ site, lagSeconds: 0 })
    await server.refresh()
    expect(await textAt(server, '/faq')).toContain('second')
    const { revision } = await its.shown()
    expect(await server.listReleaseStatuses()).toEqual([{ site, revision, lagSeconds: 0 }])
  })

  test('a publisher with an empty folder goes on from the release of another, and makes only what changed', async () => {
    await publish()
    const other = new ReleasedSite(given.portal, given.address, { isShared: true })
    expect(await publish(other)).toMatchObject({ rendered: 0 })
    expect(await other.textAt('/faq')).toBe(await its.textAt('/faq'))
    other.remove()
  })

  test('a publisher that lost its lease shows nothing', async () => {
    await publish()
    const before = await its.shown()
    its.press.renderer.digest = 'b'
    const work = withLease(its.site, its.press, async (lease) => {
      await given.portal.db.execute(sql`update publish_lease set fence = fence + 1 where site = ${site}`)
      return its.press.store.show({ ...before, release: '2030-01-01T00-00-00.000Z' }, lease)
    })
    await expect(work).rejects.toThrow('Another publisher has taken the site over')
    await given.portal.db.execute(sql`update publish_lease set lapses_at = null where site = ${site}`)
    expect(await its.shown()).toEqual(before)
  })

  test('the last three releases can be shown again, and no older one', async () => {
    const names: string[] = []
    for (const digest of ['a', 'b', 'c', 'd']) {
      its.press.renderer.digest = digest
      its.words.set('/faq', `words ${digest}`)
      await publish()
      names.push((await its.shown()).release)
    }
    expect(await its.press.store.releases(site)).toEqual(names.slice(1).toReversed())
    const server = await otherServer()
    const rollBack = (name: string) =>
      withLease(its.site, its.press, (lease) => its.press.store.rollBack(site, name, lease))
    expect(await rollBack(names[1] as string)).toBe(true)
    await server.refresh()
    expect(await textAt(server, '/faq')).toContain('words b')
    expect(await rollBack(names[0] as string)).toBe(false)
    const stale = { fence: 0, now: given.portal.clock.now }
    expect(await switchToStoredRelease(given.portal.db, { site, release: names[2] as string }, stale)).toBe(
      false,
    )
  })

  test('pages of another database are not shown, and all are made again', async () => {
    const { rendered } = await publish()
    await renewDatabaseIdentity(given.portal.db)
    const server = await otherServer()
    expect(await server.find('sister', '/faq')).toBe('unreadable')
    expect(await server.listReleaseStatuses()).toMatchObject([{ site, revision: null }])
    expect((await publish()).rendered).toBe(rendered)
    await server.refresh()
    // The server was started with the database's current identity, so it shows the pages.
    expect(await textAt(server, '/faq')).toBe(await its.textAt('/faq'))
  })

  test('a folder with the pages of another portal shows none of them', async () => {
    await publish()
    const server = await otherServer()
    expect(await textAt(server, '/faq')).toContain('<html>')
    await given.portal.db.delete(storedRelease)
    await server.refresh()
    expect(await server.find('sister', '/faq')).toBe('unreadable')
  })

  test('a cache that is full deletes the oldest packs, and fetches them again when a reader asks', async () => {
    for (const digest of ['a', 'b', 'c']) {
      its.press.renderer.digest = digest
      its.words.set('/faq', digest.repeat(50_000))
      its.words.set('/contact', digest.repeat(50_000))
      await publish()
    }
    const server = await otherServer({ cacheBytes: 1 })
    const texts = await Promise.all(['/faq', '/contact', '/faq'].map((path) => textAt(server, path)))
    expect(texts.map((text) => text?.includes('ccc'))).toEqual([true, true, true])
    const packs = () => readdirSync(join(server.folder, 'packs')).length
    expect(packs()).toBeGreaterThan(0)
    // Packs younger than ten minutes are not deleted.
    given.portal.clock.now = Date.now() + 11 * 60 * 1000
    const all = Object.keys((await its.shown()).files)
    for (const path of all) expect(await textAt(server, path)).toBe(await its.textAt(path))
    expect(packs()).toBeLessThan(
      new Set(Object.values((await its.shown()).files).map(({ pack }) => pack)).size + 1,
    )
  })

  test('pictures that this folder has from another database are stored, and other servers show them', async () => {
    const path = '/_pictures/0a1b2c3d-320.webp'
    const file = join(its.press.store.folder, 'assets', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'picture')
    const server = await otherServer()
    expect(await server.find('sister', path)).toBe('unreadable')
    await its.press.store.shareAssets()
    // A server looks for a missing file again only after ten seconds.
    given.portal.clock.now += 11_000
    expect(await textAt(server, path)).toBe('picture')
    const exporter = new ReleasedSite(given.portal, given.address, { isShared: true })
    await exporter.press.store.fetchAssets()
    expect(readFileSync(join(exporter.press.store.folder, 'assets', path), 'utf8')).toBe('picture')
    exporter.remove()
  })

  test('garbage is deleted by age and reference: what a release names stays', async () => {
    for (const digest of ['a', 'b', 'c', 'd', 'e']) {
      its.press.renderer.digest = digest
      its.words.set('/faq', digest)
      await publish()
    }
    const storage = createDatabaseStorage(given.portal.db)
    const keys = async () => (await Array.fromAsync(storage.list('pages/'))).map(({ key }) => key)
    const before = await keys()
    const now = Date.now()
    expect(await collectReleaseGarbage(given.portal.db, storage, now), 'everything is young').toBe(0)
    await given.portal.db
      .update(file)
      .set({ storedAt: new Date(now - minimumGarbageAge) })
      .where(like(file.key, 'pages/%'))
    const young = before.find((key) => key.startsWith('pages/packs/')) as string
    await given.portal.db
      .update(file)
      .set({ storedAt: new Date(now) })
      .where(eq(file.key, young))
    const deleted = await collectReleaseGarbage(given.portal.db, storage, now)
    expect(deleted).toBeGreaterThan(1)
    const after = await keys()
    expect(after.length).toBe(before.length - deleted)
    expect(after).toContain(young)
    const server = await otherServer()
    for (const name of await its.press.store.releases(site)) {
      const release = await its.press.store.read(site, name)
      for (const { pack } of Object.values(release?.files ?? {}))
        expect(after).toContain(`pages/packs/${pack}`)
    }
    expect(await textAt(server, '/faq')).toContain('e')
  })

  test('publishers of several servers share the batches of one publish, and one that is killed costs nothing', async () => {
    const helpers = [1, 2].map(() => new ReleasedSite(given.portal, given.address, { isShared: true }))
    const { sites } = its.press
    const batches = (['course', 'news', 'topic', 'course'] as const).map((family, index) => {
      const ids = index === 3 ? [] : [1, 2, 3]
      return { site, language: 'en', family, ids }
    })
    const collected: RenderedFiles[] = []
    await withLease(its.site, its.press, async ({ fence }) => {
      const context = { ...its.press, sites }
      const shared = { site: its.site, fence, context }
      const queue = await createSharedBatchQueue(batches, (made) => collected.push(made), shared)
      // A publisher claims a batch and is killed; another publisher gets the batch after 20 seconds.
      const api = given.portal.api(null, { headers, siteId: its.site.siteId })
      const claim = { claimant: 'killed', code: computePageFingerprint(its.press), sites: [site] }
      const lost = unwrap(await api.call(claimBatch, claim))
      expect(lost).toMatchObject({ fence, number: 0 })
      const rendered = await Promise.all(helpers.map((helper) => renderBatchesOfOthers(helper.press)))
      expect(rendered.reduce((sum, count) => sum + count)).toBe(3)
      expect(unwrap(await api.call(claimBatch, { ...claim, code: 'other' })), 'other code').toBeNull()
      given.portal.clock.now += claimTimeout + 1
      await given.portal.db.execute(
        sql`update publish_lease set lapses_at = ${new Date(given.portal.clock.now + 9000).toISOString()} where site = ${site}`,
      )
      const last = await queue.next()
      expect(last?.number).toBe(0)
      await queue.complete(last as QueuedBatch, await renderBatch((last as QueuedBatch).batch, its.press))
      expect(await queue.next()).toBeUndefined()
      const late = { site, fence, number: 0, claimant: 'killed', rendered: '{"files":{},"failures":[]}' }
      expect(unwrap(await api.call(completeBatch, late)).stored, 'the batch is done').toBe(false)
      await queue.end()
    })
    expect(collected).toHaveLength(batches.length)
    const paths = collected.flatMap(({ files }) => Object.keys(files))
    expect(paths.length).toBe(new Set(paths).size)
    expect(paths).toContain('/course/detail/2')
    for (const { files } of collected)
      for (const place of Object.values(files))
        expect((await its.press.store.content(place)).length).toBe(place.size)
    for (const helper of helpers) helper.remove()
  })

  test('a publisher that still helps another when its own publish begins loses no batch', async () => {
    const batches = (['course', 'news'] as const).map((family) => ({
      ...{ site, language: 'en', family },
      ids: [1, 2, 3],
    }))
    const collected: RenderedFiles[] = []
    await withLease(its.site, its.press, async ({ fence }) => {
      const shared = { site: its.site, fence, context: its.press }
      const queue = await createSharedBatchQueue(batches, (made) => collected.push(made), shared)
      expect(await renderBatchesOfOthers(its.press)).toBe(batches.length)
      expect(await queue.next()).toBeUndefined()
      await queue.end()
    })
    expect(collected.flatMap(({ files }) => Object.keys(files))).toContain('/course/detail/2')
  })

  test('a claim takes one batch, although the database expects an empty table', async () => {
    const batches = [1, 2, 3, 4].map((id) => ({
      ...{ site, language: 'en', family: 'course' as const },
      ids: [id],
    }))
    const { db, clock } = given.portal
    // With these statistics, the planner runs a subquery once for each row.
    await db.delete(publishBatch)
    await db.execute(sql`analyze publish_batch`)
    await withLease(its.site, its.press, async ({ fence }) => {
      const shared = { site: its.site, fence, context: its.press }
      const queue = await createSharedBatchQueue(batches, () => {}, shared)
      const claim = { claimant: 'a', code: computePageFingerprint(its.press), sites: [site] }
      expect(await claimFreeBatch(db, claim, clock.now)).toMatchObject({ number: 0 })
      expect(await db.$count(publishBatch, isNotNull(publishBatch.claimedBy))).toBe(1)
      await queue.end()
    })
  })

  test('batches of a publish that ended are not rendered', async () => {
    const api = given.portal.api(null, { headers, siteId: its.site.siteId })
    const batch = { site, language: 'en', family: 'course' as const, ids: [1] }
    const offer = { fence: 1, code: computePageFingerprint(its.press), batches: [batch] }
    unwrap(await api.call(offerBatches, offer))
    expect(await renderBatchesOfOthers(its.press)).toBe(0)
    unwrap(await api.call(endBatches, { fence: 1 }))
    expect(unwrap(await api.call(collectBatches, { fence: 1, claimant: 'a', known: [] }))).toEqual({
      ...{ batches: [], left: 0 },
    })
  })

  test('publishes are logged for all servers', async () => {
    const { pages, rendered } = await publish()
    const other = new ReleasedSite(given.portal, given.address, { isShared: true })
    expect(await other.press.store.readLog(site, 1)).toMatchObject([{ pages, rendered, seconds: 0.5 }])
    other.remove()
  })

  test('only the publisher’s token stores and reads files of releases, under their own names', async () => {
    const address = (key: string) => `${given.address}${releaseFilesPath}/${key}`
    const key = `packs/${'a'.repeat(32)}`
    const put = (path: string, init: RequestInit) =>
      fetch(address(path), { method: 'PUT', body: 'x', ...init })
    expect((await put(key, {})).status).toBe(403)
    const { cookie } = await signIn(given.portal, 'editor@demo.test', { roles: ['editor'] })
    expect((await put(key, { headers: { Cookie: cookie, 'x-requested-with': 'fetch' } })).status).toBe(403)
    for (const other of ['packs/..%2f..%2fvideo', 'video/1', 'assets/..%2f1', 'sites/eu/releases/a.txt'])
      expect((await put(other, { headers })).status).toBe(404)
    expect((await put(key, { headers })).status).toBe(204)
    expect(await (await fetch(address(key), { headers })).text()).toBe('x')
    expect((await fetch(address(key))).status).toBe(403)
    expect((await fetch(address(`packs/${'b'.repeat(32)}`), { headers })).status).toBe(404)
  })

  test('a storage that fails for a moment delays a publish, and does not fail it', async () => {
    const real = globalThis.fetch
    let failures = 2
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const isFile = String(input).includes(releaseFilesPath) && init?.method === 'PUT'
      return isFile && failures-- > 0 ? Promise.resolve(new Response('', { status: 503 })) : real(input, init)
    })
    await publish()
    spy.mockRestore()
    expect(failures).toBeLessThan(1)
    expect(await textAt(await otherServer(), '/faq')).toBe(await its.textAt('/faq'))
  })
})
