import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getContentItem, publishItem, saveDraft } from '#src/contract/editing.ts'
import { keepPicture } from '#src/contract/picture.ts'
import { picturePath } from '#src/domain/content/picture.ts'
import { fileOf } from '../fixtures/files.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { code, listening, ReleasedSite } from '../fixtures/server/released-site.ts'
import { wanted } from '../fixtures/server/result.ts'
import { withdrawn } from '../fixtures/server/seeded.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const crawlers = ['/robots.txt', '/sitemap-micro-en-en.xml', '/sitemap.xml']
const both = (path: string) => [path, `/mobile${path}`]

describe.each(databases)('a release of a site, on $name', ({ open }) => {
  let portal: Portal
  let server: Awaited<ReturnType<typeof listening>>
  let its: ReleasedSite
  beforeAll(async () => {
    portal = await openPortal(await open())
    server = await listening(portal)
  })
  afterAll(async () => {
    await server.close()
    await portal.close()
  })
  beforeEach(() => {
    its = new ReleasedSite(portal, server.address)
  })
  afterEach(() => its.remove())

  const editor = () => portal.api(null, { headers })
  async function renameNews(id: number, title: string): Promise<void> {
    const { published, edition } = wanted(await editor().call(getContentItem, { family: 'news', id }))
    const { texts } = published as { texts: { en: object } }
    const document = { ...published, texts: { ...texts, en: { ...texts.en, title } } }
    wanted(await editor().call(saveDraft, { family: 'news', id, edition, document }))
    wanted(await editor().call(publishItem, { family: 'news', id }))
  }
  const reason = 'no such component'
  const failuresOf = (id: number) =>
    [`/mobile/news/detail/${id}`, `/news/detail/${id}`].map((path) => ({ path, family: 'news', id, reason }))

  test('shows all pages of the site, and the next one writes nothing when nothing changed', async () => {
    const progress: [number, number][] = []
    const onPage = (done: number, all: number) => progress.push([done, all])
    const { pages, rendered, failures } = await its.release({ onPage })
    expect([pages, failures]).toEqual([rendered + crawlers.length, []])
    expect(rendered).toBe(its.rendered.length)
    const { files, ...first } = await its.shown()
    expect(Object.keys(files).sort()).toEqual([...its.rendered, ...crawlers].sort())
    expect(first).toMatchObject({
      ...{ site: 'micro-en', tenant: 'sister', release: '2026-01-15T12-00-01.000Z', day: '2026-01-15' },
      ...{ gone: [], failures: [], code, moved: { '/trainer': '/trainer-team' } },
      openEnded: both('/certificate/verify').flatMap((path, at) => [path, both('/practical-exam-task')[at]]),
    })
    const items = its.rendered.filter((path) => /\/detail\/\d+$/.test(path)).length
    expect(progress[0]).toEqual([0, items])
    expect(progress.at(-1)).toEqual([items, items])
    expect(files['/faq']).toMatchObject({ fixed: 'faq', inputs: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(files['/search']).toMatchObject({ hidden: true })
    expect(files['/faq']).not.toHaveProperty('hidden')
    expect(await its.textAt('/faq')).toContain('<meta http-equiv="Content-Security-Policy"')
    expect(await its.textAt('/news/feed.xml')).not.toContain('Content-Security-Policy')
    expect([files['/news/feed.xml']?.type, files['/faq']?.type].map((type) => type?.split(';')[0])).toEqual([
      'application/xml',
      'text/html',
    ])

    const check = () => Promise.reject(new Error('not asked'))
    expect(await its.release({ check, onPage })).toEqual({ pages, rendered: 0, failures: [] })
    expect(progress.at(-1)).toEqual([pages, pages])
    expect(await its.shown()).toEqual({ ...first, files })
  })

  test('makes only what a changed item shows, and keeps all else', async () => {
    await its.release()
    const before = await its.shown()
    await renameNews(2, 'A title that is new')
    await its.release()
    const after = await its.shown()
    expect(its.rendered).toEqual(expect.arrayContaining([...both('/news/detail/2'), ...both('/news')]))
    expect(its.rendered).not.toEqual(expect.arrayContaining([expect.stringMatching(/faq|course|detail\/4/)]))
    expect(await its.textAt('/news/detail/2')).toContain('A title that is new')
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(after.files['/news/detail/4']).toEqual(before.files['/news/detail/4'])
    expect(Object.keys(after.files).sort()).toEqual(Object.keys(before.files).sort())
  })

  test('keeps the last version of pages that can’t be made, and tries them again each time', async () => {
    await its.release()
    const before = await its.shown()
    for (const path of [...both('/news/detail/6'), '/news']) its.broken.add(path)
    await renameNews(6, 'A title that breaks its page')
    const { failures, pages } = await its.release()
    expect(failures).toEqual([
      ...failuresOf(6).slice(0, 1),
      { path: '/news', fixed: 'news', reason },
      ...failuresOf(6).slice(1),
    ])
    const failed = await its.shown()
    expect(failed.failures).toEqual(failures)
    expect([pages, failed.gone]).toEqual([Object.keys(before.files).length, []])
    expect(failed.files['/news/detail/6']).toEqual(before.files['/news/detail/6'])
    const { inputs, ...last } = before.files['/news'] as (typeof before.files)[string]
    expect(failed.files['/news']).toEqual(last)
    expect(inputs).toBeDefined()

    expect(await its.release(), 'still broken').toMatchObject({ rendered: 0, failures })
    expect((await its.shown()).release).toBe(failed.release)
    its.broken.delete('/news')
    expect((await its.release()).failures).toEqual(failuresOf(6))
    expect(its.rendered).toEqual(['/news'])
    its.broken.clear()
    expect(await its.release()).toMatchObject({ rendered: 2, failures: [] })
    expect(its.rendered.sort()).toEqual(both('/news/detail/6').sort())
    expect((await its.shown()).failures).toEqual([])
  })

  test('a page that fails and never was shown is missing, and no reader is told that it is gone', async () => {
    its.broken.add('/news/detail/9')
    expect((await its.release()).failures).toEqual(failuresOf(9).slice(1))
    const { files, gone } = await its.shown()
    expect([files['/news/detail/9'], gone]).toEqual([undefined, []])
    expect(await its.release(), 'its mobile twin is made again').toMatchObject({ rendered: 1 })
  })

  test('an item that is withdrawn is gone, until it is shown again', async () => {
    await its.release()
    const paths = both('/news/detail/4').sort()
    await withdrawn(portal, 'news', 4, async () => {
      await its.release()
      const { gone, files } = await its.shown()
      expect([gone, files['/news/detail/4']]).toEqual([paths, undefined])
      await its.release()
      expect((await its.shown()).gone).toEqual(paths)
      const other = new ReleasedSite(portal, server.address)
      await other.release()
      expect((await other.shown()).gone, 'by the database').toEqual(paths)
      other.remove()
    })
    await its.release()
    const { gone, files } = await its.shown()
    expect([gone, files['/news/detail/4']?.type]).toEqual([[], 'text/html; charset=utf-8'])
  })

  test('a path of the release before that no page has any more is gone, though nothing was made', async () => {
    await its.release()
    const { store } = its.press
    const before = await its.shown()
    const file = { ...(before.files['/faq'] as (typeof before.files)[string]), fixed: 'removed' }
    await store.switchTo({ ...before, frame: 'other', files: { ...before.files, '/removed': file } })
    await its.release()
    expect((await its.shown()).gone).toEqual(['/removed'])
    expect(its.rendered).toHaveLength(Object.keys(before.files).length - crawlers.length)
  })

  test('another renderer makes all pages again', async () => {
    const { rendered } = await its.release()
    its.press.renderer.digest = 'b'
    expect((await its.release()).rendered).toBe(rendered)
  })

  test('the next day makes the pages that depend on the day, and no others', async () => {
    await its.release()
    its.now += 24 * 60 * 60 * 1000
    await its.release()
    expect((await its.shown()).day).toBe('2026-01-16')
    const pages = ['/classroom/detail/3', '/faq', '/news', '/course/detail/5']
    expect(pages.filter((path) => its.rendered.includes(path))).toEqual(['/classroom/detail/3'])
    await its.release()
    expect(its.rendered, 'the same day').toEqual([])
  })

  test('older code makes nothing where newer code has published, unless it is told to', async () => {
    await its.release({ lease: { code: { ...code, digest: 'b', migrations: 21 }, hold: async () => {} } })
    const { release } = await its.shown()
    await expect(its.release()).rejects.toThrow('The site shows pages of newer code')
    expect([its.rendered, (await its.shown()).release]).toEqual([[], release])
    its.press.renderer.digest = 'b'
    await its.release({ olderCode: true })
    expect((await its.shown()).code).toEqual(code)
  })

  test('nothing is shown where content is not fit, the site was taken over, or no page can be made', async () => {
    const checks: number[] = []
    const check = async () => {
      checks.push(its.rendered.length)
      throw new Error('not fit')
    }
    await expect(its.release({ check })).rejects.toThrow('not fit')
    expect(checks[0], 'begins while pages are made').toBeLessThan(its.rendered.length)
    const hold = () => Promise.reject(new Error('taken over'))
    await expect(its.release({ lease: { code, hold } })).rejects.toThrow('taken over')
    its.broken.add('*')
    await expect(its.release()).rejects.toThrow(`No page can be made: ${reason}`)
    expect(await its.shown()).toBeUndefined()
  })

  test('has the pictures that its pages show, in the widths that they name', async () => {
    const bytes = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#4a6a5a' } })
      .png()
      .toBuffer()
    const { name } = wanted(await editor().call(keepPicture, { image: fileOf(bytes, 'a.png', 'image/png') }))
    const other = 'f'.repeat(32)
    const imageOf = (...names: string[]) =>
      `<img alt="" srcset="${names.map((each) => `${picturePath(each, 320)} 320w, ${picturePath(each, 640)} 640w`).join(', ')}">`
    its.words
      .set('/faq', imageOf(name))
      .set('/mobile/faq', `${picturePath('e'.repeat(32), 320)}<p>no picture</p>`)
    its.words.set('/vat', imageOf(name, other))
    const { failures } = await its.release()
    expect(failures).toEqual([{ path: '/vat', fixed: 'shells', reason: expect.stringContaining('404') }])
    const fileOfWidth = (width: number) => join(its.press.store.folder, 'assets', picturePath(name, width))
    expect(await sharp(fileOfWidth(320)).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 180,
    })
    expect([640, 960].map((width) => existsSync(fileOfWidth(width)))).toEqual([true, false])
    const { ino } = statSync(fileOfWidth(320))
    its.press.renderer.digest = 'b'
    await its.release()
    expect(statSync(fileOfWidth(320)).ino).toBe(ino)
  })
})
