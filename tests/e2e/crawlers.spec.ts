import { expect, test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string)

for (const [brand, home] of [
  ['main', '/'],
  ['sister', sister],
] as const)
  test(`robots.txt of the ${brand} brand names the sitemap index, and the index every page of the host`, async ({
    page,
  }) => {
    await page.goto(home)
    /** Requests a URL from within the browser, because only the browser resolves the host. */
    const ask = (url: string) =>
      page.evaluate(async (asked) => {
        const response = await fetch(asked)
        return { status: response.status, text: await response.text() }
      }, new URL(url).pathname)
    const robots = (await ask(new URL('/robots.txt', page.url()).href)).text
    const maps = addresses((await ask(/Sitemap: (\S+)/.exec(robots)?.[1] as string)).text)
    expect(maps.length).toBeGreaterThan(0)
    for (const map of maps) {
      const { text } = await ask(map)
      const pages = addresses(text)
      expect(pages.length).toBeGreaterThan(30)
      expect(pages.join(' ')).not.toMatch(/\/mobile|exception|\/search|\/invitation/)
      expect(text).toContain('<xhtml:link rel="alternate" media=')
      for (const each of pages.filter((_, at) => at % 40 === 0)) expect((await ask(each)).status).toBe(200)
    }
  })

test('hreflang is reciprocal across sites, and desktop and mobile pages link to each other', async ({
  page,
}) => {
  await page.goto('/eu/news/detail/1')
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]),
    )
  const byTag = new Map(alternates as [string, string][])
  expect(byTag.size).toBe(alternates.length)
  for (const [tag, path] of Object.entries({
    en: '/news/detail/1',
    'x-default': '/news/detail/1',
    'en-IE': '/eu/news/detail/1',
    de: '/eu/de/news/detail/1',
    ar: '/mena/ar/news/detail/1',
  }))
    expect(new URL(byTag.get(tag) as string).pathname).toBe(path)
  for (const href of new Set(byTag.values())) {
    await page.goto(href)
    const back = await page
      .locator('link[hreflang]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(back).toEqual(alternates.map(([, each]) => each))
  }
  await page.goto('/eu/news/detail/1')
  const mobile = await page.locator('link[media]').getAttribute('href')
  expect(mobile).toContain('/mobile/eu/news/detail/1')
})

test('the news have a feed that pages link to', async ({ page, request }) => {
  await page.goto('/eu/de/news')
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const response = await request.get(feed as string)
  expect(response.headers()['content-type']).toContain('xml')
  expect(await response.text()).toMatch(/<language>de<\/language>[\s\S]*<item>/)
})

test('a shared page has a title, a description and a picture', async ({ page, request }) => {
  await page.goto('/eu/course/detail/1')
  const metaOf = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await metaOf('og:title')).toContain('Camera placement')
  const picture = await request.get((await metaOf('og:image')) as string)
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('the other brand’s address of a programme, and /trainer, redirect', async ({ request }) => {
  const moved = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    return response.headers().location
  }
  expect(await moved('/eu/overview/product-security-certification?from=mail')).toBe(
    '/eu/product-security-certification/overview?from=mail',
  )
  expect(await moved('/mobile/mena/ar/trainer')).toBe('/mobile/mena/ar/trainer-team')
})

test('the main brand’s address of a programme redirects on the sister brand', async ({ page }) => {
  await page.goto(`${sister}/general-security-certification/classroom`)
  await expect(page).toHaveURL(`${sister}/classroom/general-security-certification`)
})

test('an address with the id in its query leads to the item; without a connection an error is shown', async ({
  page,
}) => {
  await page.goto('/eu/certification/detail?id=4&from=mail#take-exam')
  await expect(page).toHaveURL('/eu/certification/detail/4?from=mail#take-exam')
  await page.goto('/eu/de/course/detail?id=x')
  await expect(page).toHaveURL('/eu/de/exception/notFound')
})

test('one page serves all paths below its address', async ({ page }) => {
  for (const path of ['/eu/certificate/verify/AB-1', '/eu/practical-exam-task/4']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(path)
  }
})
