import { expect, test } from 'vitest'
import type { ContentSource } from '../page-data/content-source.ts'
import { placeOf } from '../routes.ts'
import { loadSites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { ContentEncoder } from './content-encoder.ts'
import type { PublishContext } from './publish-context.ts'
import type { ReleasedFile } from './release.ts'
import { renderFixedPages } from './render-fixed-pages.ts'
import { renderPages } from './render-pages.ts'

const sites = loadSites('sites', ['eu'])
const [site] = sites.sites as [Site]
const place = placeOf(site, 'en', 'desktop')
const origins = { main: 'http://localhost', sister: 'http://micro.localhost' }

/**
 * Returns a publish context that renders these pages by their paths, and throws for other paths. It has no store
 * and no access to an API.
 */
const contextOf = (pages: Record<string, string>): PublishContext =>
  ({
    sites,
    origins,
    renderer: {
      digest: '',
      render(path: string) {
        const page = pages[path]
        if (page === undefined) throw new Error('no such component')
        return page
      },
    },
  }) as unknown as PublishContext

test('a page that fails to render or to get its policy does not stop the others', async () => {
  const pages = ['/eu', '/eu/styled', '/eu/thrown', '/eu/faq'].map((path) => ({
    ...{ path, place, data: { family: 'not-found' as const } },
  }))
  const good = '<html><head></head><p>set style=dark</p></html>'
  const context = contextOf({
    '/eu': good,
    '/eu/faq': good,
    '/eu/styled': '<html><head></head><p style="x"></p></html>',
  })
  const encoder = new ContentEncoder()
  const { ranges, failures } = await renderPages(pages, context, encoder)
  expect([...ranges.keys()].map(({ path }) => path)).toEqual(['/eu', '/eu/faq'])
  expect(
    Buffer.from(encoder.bytes)
      .toString()
      .match(/style=dark/g),
  ).toHaveLength(2)
  expect(failures).toEqual([
    { path: '/eu/styled', reason: expect.stringContaining('style attribute on <p>') },
    { path: '/eu/thrown', reason: 'no such component' },
  ])
})

const refusing = (kind: 'malformed' | 'timeout'): ContentSource => ({
  site,
  language: 'en',
  api: { call: async () => ({ ok: false, failure: { kind, message: 'no envelope' }, value: null }) as never },
})
// The position in a pack is not read here, hence the cast.
const file = (fixed: string) => ({ fixed }) as ReleasedFile
const shown = {
  '/eu/news': file('news'),
  '/mobile/eu/news': file('news'),
  '/eu/de/news': file('news'),
  '/eu/faq': file('faq'),
}

test('a fixed page whose contents can’t be loaded is a failure at its published paths, in its language', async () => {
  const result = await renderFixedPages(refusing('malformed'), ['news'], contextOf({}), { kept: {}, shown })
  const reason = 'The content could not be pulled: no envelope'
  expect(result).toEqual({
    files: {},
    failures: [
      { path: '/eu/news', fixed: 'news', reason },
      { path: '/mobile/eu/news', fixed: 'news', reason },
    ],
    rendered: 0,
  })
})

test('a server that doesn’t answer is thrown, not reported as the failure of a page', async () => {
  const making = renderFixedPages(refusing('timeout'), ['news'], contextOf({}), { kept: {}, shown })
  await expect(making).rejects.toThrow('timeout')
})
