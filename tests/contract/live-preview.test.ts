import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentPreview } from '#server/db/schema/content-preview.ts'
import { purgePreviews } from '#server/services/publishing/preview/store-preview.ts'
import { getNews } from '#src/contract/catalogue/news.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { findChangedPages, previewDocument } from '#src/contract/publishing/preview.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, unwrap } from '../fixtures/server/result.ts'
import { staff } from '../fixtures/server/training.ts'

const news = demonstrationItems('news')[0] as NonNullable<
  ReturnType<typeof demonstrationItems<'news'>>[number]
>
const item = { family: 'news', id: news.id } as const
const place = { site: 'eu', language: 'de', variant: 'desktop' } as const
const texts = (title: string) => ({ texts: { en: { ...news.document.texts.en, title } } })

/** Returns the path and query of a URL. */
const within = (link: string): string => link.slice(new URL(link).origin.length)

describe.each(databases)('a live preview on $name', ({ open }) => {
  let portal: Portal
  /** A publisher whose page contains the title that it reads from the API while it renders. */
  const publisher = {
    ...idlePublisher,
    renderDocumentPreview: async (_tenant: string, path: string, token: string) => {
      const id = Number(path.split('/').at(-1))
      if (Number.isNaN(id)) return '<p>A page of the site</p>'
      const { title } = unwrap(
        await portal.api(null, { headers: { 'X-Preview': token } }).call(getNews, { id }),
      )
      return `<h1>${title}</h1>`
    },
    listPagesToRender: async (
      site: string,
      rows: readonly { family: string; id: number; own: boolean }[],
    ) => {
      given.set(site, rows)
      return { site, pages: rows.length, lists: 0, first: [] }
    },
  }
  /** The changed rows that the publisher received for each site. */
  const given = new Map<string, readonly { family: string; id: number; own: boolean }[]>()
  const link = async (document: object, more: object = {}) => {
    const editor = await staff(portal, 'editor')
    return editor.call(previewDocument, { ...item, ...place, document: document as never, ...more })
  }
  beforeAll(async () => {
    portal = await openPortal(await open(), { publisher })
  })
  afterAll(() => portal.close())

  test('the page shows the document once, and nothing is saved', async () => {
    const preview = unwrap(await link({ ...news.document, ...texts('Not saved') }))
    const path = `/eu/de/news/detail/${news.id}`
    expect(preview).toMatchObject({ page: path, shownOn: path })
    expect(preview.link).toContain(`${path}?preview=live.`)
    expect((await portal.request(within(preview.link), { method: 'HEAD' })).status).toBe(404)
    const first = await portal.request(within(preview.link))
    expect([first.status, await first.text()]).toEqual([200, '<h1>Not saved</h1>'])
    expect(first.headers.get('content-security-policy')).toBe(
      'frame-ancestors http://localhost:4321; sandbox allow-same-origin',
    )
    expect(first.headers.get('x-frame-options')).toBeNull()
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    expect(first.headers.get('set-cookie')).toBeNull()
    const second = await portal.request(within(preview.link))
    expect([second.status, await second.text()]).toEqual([410, expect.stringContaining('expired')])
    const editor = await staff(portal, 'editor')
    expect(unwrap(await editor.call(getContentItem, item))).toMatchObject({ draft: null, edition: 1 })
    expect(await portal.db.select().from(contentPreview)).toEqual([])
  })

  test('an address is valid for its page and for a minute, and cannot be forged', async () => {
    const { link: address } = unwrap(await link(news.document))
    const [path = '', token = ''] = within(address).split('?preview=')
    expect((await portal.request(`/eu/de/news/detail/999?preview=${token}`)).status).toBe(410)
    expect((await portal.request(`${path}?preview=${token}x`)).status).toBe(404)
    // The token shows the document to callers only while its page is being rendered.
    const read = portal.api(null, { headers: { 'X-Preview': token } }).call(getNews, { id: item.id })
    expect(unwrap(await read).title).not.toBe('Not saved')
    portal.clock.now += 61_000
    const late = await portal.request(within(address), { headers: { accept: 'text/html' } })
    expect(late.status).toBe(410)
    await purgePreviews(portal.db, portal.clock.now)
    expect(await portal.db.select().from(contentPreview)).toEqual([])
  })

  test('missing texts are those of another language, or empty', async () => {
    const titleOf = async (document: object) => {
      const { link: address } = unwrap(await link({ ...news.document, ...document }))
      return (await portal.request(within(address))).text()
    }
    expect(await titleOf({ texts: { en: { title: 'English' }, de: { title: '' } } })).toBe('<h1>English</h1>')
    expect(await titleOf({ texts: { de: { title: 'Nur deutsch' } } })).toBe('<h1>Nur deutsch</h1>')
    expect(await titleOf({ texts: {} })).toBe('<h1></h1>')
  })

  test('a new item has a page too', async () => {
    const { link: address } = unwrap(await link({ ...news.document, ...texts('New') }, { id: undefined }))
    expect(await (await portal.request(within(address))).text()).toBe('<h1>New</h1>')
  })

  test('the reasons are listed in the language of the editor if no page can show the document', async () => {
    const { date: _, ...undated } = news.document as { date?: string }
    const { link: address } = unwrap(await link(undated, { editorLanguage: 'de' }))
    const page = await portal.request(within(address))
    const text = await page.text()
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, null])
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4321')
    expect(text).toContain('lang="de"')
    expect(text).toContain(
      '<p>Diese Felder fehlen oder sind falsch:</p><ul><li><code>date</code> Füllen Sie dieses Feld aus.</li></ul>',
    )
  })

  test('an item without its own page is shown on another', async () => {
    const [banner] = demonstrationItems('banner').filter(({ document }) => document.place === 'home')
    const shown = { family: 'banner', id: banner?.id } as const
    const preview = unwrap(await link(banner?.document ?? {}, shown))
    expect(preview).toMatchObject({ page: null, shownOn: '/eu/de' })
    expect(await (await portal.request(within(preview.link))).text()).toContain('A page of the site')
  })

  test('the changes of a draft are found for its sites, without publishing it', async () => {
    const editor = await staff(portal, 'editor')
    const course = demonstrationItems('course').find(({ id }) => id === 1) as NonNullable<
      ReturnType<typeof demonstrationItems<'course'>>[number]
    >
    const name = { family: 'course', id: course.id } as const
    expect(unwrap(await editor.call(findChangedPages, name))).toEqual({ sites: [] })
    const { edition } = unwrap(await editor.call(getContentItem, name))
    const audience = { ...course.document.audience, sites: ['eu'] }
    const save = (document: object, more: object) =>
      editor.call(saveDraft, { ...name, document: document as never, ...more })
    const { version } = unwrap(await save({ ...course.document, audience }, { edition }))
    const { sites } = unwrap(await editor.call(findChangedPages, name))
    expect(sites.map(({ site }) => site)).toEqual(expect.arrayContaining(['eu', 'kr']))
    const [own, ...related] = given.get('eu')?.toSorted((a, b) => Number(b.own) - Number(a.own)) ?? []
    expect(own).toMatchObject({ ...name, gone: false, own: true })
    expect(related).toContainEqual(expect.objectContaining({ family: 'certification', own: false }))
    expect(given.get('kr')).toContainEqual(
      expect.objectContaining({ ...name, gone: true, withdrawn: true, own: true }),
    )
    expect(unwrap(await editor.call(getContentItem, name))).toMatchObject({ edition, saved: { version } })
    unwrap(await save({}, { version }))
    expect(contextOf(await editor.call(findChangedPages, name))).toHaveProperty('findings')
    refusedWith(await editor.call(findChangedPages, { ...name, id: 99_999 }), 404)
    refusedWith(await portal.api(null).call(findChangedPages, name), 403)
  })

  test('it is refused to others than editors, and for what does not exist', async () => {
    const trainer = await staff(portal, 'trainer')
    const request = { ...item, ...place, document: {} }
    refusedWith(await trainer.call(previewDocument, request), 403)
    refusedWith(await portal.api(null).call(previewDocument, request), 403)
    expect(contextOf(await link({}, { site: 'moon' }))).toMatchObject({ fields: ['site'] })
    expect(contextOf(await link({}, { language: 'xx' }))).toMatchObject({ fields: ['language'] })
    expect(contextOf(await link({ title: 7 }))).toMatchObject({ issues: [{ path: 'title' }] })
    refusedWith(await link({}, { id: 99_999 }), 404)
    refusedWith(await link({}, { family: 'pool', id: demonstrationItems('pool')[0]?.id }), 404)
  })

  test('an item is published while its previews are rendered and the pages that change are counted', async () => {
    const editor = await staff(portal, 'editor')
    for (let round = 0; round < 8; round += 1) {
      const { edition } = unwrap(await editor.call(getContentItem, item))
      const document = { ...news.document, ...texts(`Round ${round}`) }
      unwrap(await editor.call(saveDraft, { ...item, edition, document }))
      const counts = Array.from({ length: 3 }, () => editor.call(findChangedPages, item))
      const pages = Array.from({ length: 3 }, async () => {
        const preview = unwrap(await editor.call(previewDocument, { ...item, ...place, document }))
        return (await portal.request(within(preview.link))).text()
      })
      unwrap(await editor.call(publishItem, item))
      for (const result of await Promise.all(counts)) unwrap(result)
      expect(await Promise.all(pages)).toEqual(Array(3).fill(`<h1>Round ${round}</h1>`))
    }
  })
})
