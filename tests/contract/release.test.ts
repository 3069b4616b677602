import { describe, expect, test } from 'vitest'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { operatorToken } from '../fixtures/server/portal.ts'
import { code, ReleasedSite, siteOfEachTest } from '../fixtures/server/released-site.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const crawlers = ['/.well-known/security.txt', '/robots.txt', '/sitemap-micro-en-en.xml', '/sitemap.xml']
const both = (path: string) => [path, `/mobile${path}`]

describe.each(databases)('a release of a site, on $name', ({ open }) => {
  const given = siteOfEachTest(open)

  const editor = () => given.portal.api(null, { headers })
  async function renameNews(id: number, title: string): Promise<void> {
    const { published, edition } = unwrap(await editor().call(getContentItem, { family: 'news', id }))
    const { texts } = published as { texts: { en: object } }
    const document = { ...published, texts: { ...texts, en: { ...texts.en, title } } }
    unwrap(await editor().call(saveDraft, { family: 'news', id, edition, document }))
    unwrap(await editor().call(publishItem, { family: 'news', id }))
  }
  const reason = 'no such component'
  const failuresOf = (id: number) =>
    [`/mobile/news/detail/${id}`, `/news/detail/${id}`].map((path) => ({ path, family: 'news', id, reason }))

  test('shows all pages of the site, and the next one writes nothing when nothing changed', async () => {
    const progress: [number, number][] = []
    const onPage = (done: number, all: number) => progress.push([done, all])
    const { pages, rendered, failures } = await given.its.release({ onPage })
    expect([pages, failures]).toEqual([rendered + crawlers.length, []])
    expect(rendered).toBe(given.its.rendered.length)
    const { files, ...first } = await given.its.shown()
    expect(Object.keys(files).sort()).toEqual([...given.its.rendered, ...crawlers].sort())
    expect(first).toMatchObject({
      ...{ site: 'micro-en', tenant: 'sister', release: '2026-01-15T12-00-01.000Z', day: '2026-01-15' },
      ...{ gone: [], failures: [], code, moved: { '/trainer': '/trainer-team' } },
      openEnded: ['/certificate/verify', ...both('/practical-exam-task')],
    })
    const items = given.its.rendered.filter((path) => /\/detail\/\d+$/.test(path)).length
    expect(progress[0]).toEqual([0, items])
    expect(progress.at(-1)).toEqual([items, items])
    expect(files['/faq']).toMatchObject({ fixed: 'faq', inputs: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(files['/search']).toMatchObject({ hidden: true })
    expect(files['/faq']).not.toHaveProperty('hidden')
    expect(await given.its.textAt('/faq')).toContain('<meta http-equiv="Content-Security-Policy"')
    expect(await given.its.textAt('/news/feed.xml')).not.toContain('Content-Security-Policy')
    expect([files['/news/feed.xml']?.type, files['/faq']?.type].map((type) => type?.split(';')[0])).toEqual([
      'application/xml',
      'text/html',
    ])

    const check = () => Promise.reject(new Error('not asked'))
    expect(await given.its.release({ check, onPage })).toEqual({ pages, rendered: 0, failures: [] })
    expect(progress.at(-1)).toEqual([pages, pages])
    expect(await given.its.shown()).toEqual({ ...first, files })
  })

  test('renders only the pages of a changed item, and keeps all others', async () => {
    await given.its.release()
    const before = await given.its.shown()
    await renameNews(2, 'A title that is new')
    await given.its.release()
    const after = await given.its.shown()
    expect(given.its.rendered).toEqual(expect.arrayContaining([...both('/news/detail/2'), ...both('/news')]))
    expect(given.its.rendered).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/faq|course|detail\/4/)]),
    )
    expect(await given.its.textAt('/news/detail/2')).toContain('A title that is new')
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(after.files['/news/detail/4']).toEqual(before.files['/news/detail/4'])
    expect(Object.keys(after.files).sort()).toEqual(Object.keys(before.files).sort())
  })

  test('keeps the last version of pages that can’t be made, and retries them each time', async () => {
    await given.its.release()
    const before = await given.its.shown()
    for (const path of [...both('/news/detail/6'), '/news']) given.its.broken.add(path)
    await renameNews(6, 'A title that breaks its page')
    const { failures, pages } = await given.its.release()
    expect(failures).toEqual([
      ...failuresOf(6).slice(0, 1),
      { path: '/news', fixed: 'news', reason },
      ...failuresOf(6).slice(1),
    ])
    const failed = await given.its.shown()
    expect(failed.failures).toEqual(failures)
    expect([pages, failed.gone]).toEqual([Object.keys(before.files).length, []])
    expect(failed.files['/news/detail/6']).toEqual(before.files['/news/detail/6'])
    const { inputs, ...last } = before.files['/news'] as (typeof before.files)[string]
    expect(failed.files['/news']).toEqual(last)
    expect(inputs).toBeDefined()

    expect(await given.its.release(), 'still broken').toMatchObject({ rendered: 0, failures })
    expect((await given.its.shown()).release).toBe(failed.release)
    given.its.broken.delete('/news')
    expect((await given.its.release()).failures).toEqual(failuresOf(6))
    expect(given.its.rendered).toEqual(['/news'])
    given.its.broken.clear()
    expect(await given.its.release()).toMatchObject({ rendered: 2, failures: [] })
    expect(given.its.rendered.sort()).toEqual(both('/news/detail/6').sort())
    expect((await given.its.shown()).failures).toEqual([])
  })

  test('a failed page that was never shown is missing, not withdrawn', async () => {
    given.its.broken.add('/news/detail/9')
    expect((await given.its.release()).failures).toEqual(failuresOf(9).slice(1))
    const { files, gone } = await given.its.shown()
    expect([files['/news/detail/9'], gone]).toEqual([undefined, []])
    expect(await given.its.release(), 'its mobile variant is made again').toMatchObject({ rendered: 1 })
  })

  test('the paths of a withdrawn item are withdrawn, until it is shown again', async () => {
    await given.its.release()
    const paths = both('/news/detail/4').sort()
    await withItemWithdrawn(given.portal, 'news', 4, async () => {
      await given.its.release()
      const { gone, files } = await given.its.shown()
      expect([gone, files['/news/detail/4']]).toEqual([paths, undefined])
      await given.its.release()
      expect((await given.its.shown()).gone).toEqual(paths)
      const other = new ReleasedSite(given.portal, given.address)
      await other.release()
      expect((await other.shown()).gone, 'by the database').toEqual(paths)
      other.remove()
    })
    await given.its.release()
    const { gone, files } = await given.its.shown()
    expect([gone, files['/news/detail/4']?.type]).toEqual([[], 'text/html; charset=utf-8'])
  })

  test('a path of the previous release without a page is withdrawn, although nothing was rendered', async () => {
    await given.its.release()
    const { store } = given.its.press
    const before = await given.its.shown()
    const file = { ...(before.files['/faq'] as (typeof before.files)[string]), fixed: 'removed' }
    await store.switchTo({ ...before, frame: 'other', files: { ...before.files, '/removed': file } })
    await given.its.release()
    expect((await given.its.shown()).gone).toEqual(['/removed'])
    expect(given.its.rendered).toHaveLength(Object.keys(before.files).length - crawlers.length)
  })

  test('a change is shown although the release before it rendered all pages again', async () => {
    await given.its.release()
    const { store } = given.its.press
    await store.switchTo({ ...(await given.its.shown()), frame: 'other' })
    await given.its.release()
    await renameNews(2, 'A title after the other frame')
    await given.its.release()
    expect(await given.its.textAt('/news/detail/2')).toContain('A title after the other frame')
  })

  test('the day on which a page changed is in the sitemap from the next day on', async () => {
    const sitemap = () => given.its.textAt('/sitemap-micro-en-en.xml')
    const changedTo = (day: string) => new RegExp(`/news/detail/2</loc><lastmod>${day}</lastmod>`)
    await given.its.release()
    const day = 24 * 60 * 60 * 1000
    given.its.now += 3 * day
    await given.its.release()
    const before = await sitemap()
    await renameNews(2, 'A title of the fourth day')
    await given.its.release()
    expect(await sitemap(), 'the same day').toBe(before)
    given.its.now += day
    await given.its.release()
    expect(await sitemap()).toMatch(changedTo('2026-01-18'))
    expect(before).not.toMatch(changedTo('2026-01-18'))
  })

  test('the release of another database is ignored', async () => {
    const { rendered } = await given.its.release()
    const { store } = given.its.press
    const before = await given.its.shown()
    await store.switchTo({ ...before, database: '0d0e9d5e-8f0b-4d0e-9d5e-3c1f6a2b7c80' })
    expect((await given.its.release()).rendered).toBe(rendered)
    expect((await given.its.shown()).database).toBe(before.database)
  })

  test('another renderer renders all pages again', async () => {
    const { rendered } = await given.its.release()
    given.its.press.renderer.digest = 'b'
    expect((await given.its.release()).rendered).toBe(rendered)
  })

  test('the next day renders the pages that depend on the day, and no others', async () => {
    await given.its.release()
    given.its.now += 24 * 60 * 60 * 1000
    await given.its.release()
    expect((await given.its.shown()).day).toBe('2026-01-16')
    const pages = ['/classroom/detail/18', '/faq', '/news', '/course/detail/5']
    expect(pages.filter((path) => given.its.rendered.includes(path))).toEqual(['/classroom/detail/18'])
    await given.its.release()
    expect(given.its.rendered, 'the same day').toEqual([])
  })
})
