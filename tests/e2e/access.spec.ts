import { axe } from './fixtures/axe.ts'
import { test } from './fixtures/portal.ts'

const families = [
  '',
  '/product-security-certification/online-video-courses',
  '/course/detail/1',
  '/exception/notFound',
]
const places = { desktop: ['/eu', '/eu/de', '/mena/ar'], mobile: ['/mobile/eu', '/mobile/mena/ar'] }
const viewports = { desktop: { width: 1440, height: 900 }, mobile: { width: 375, height: 812 } }

for (const variant of ['desktop', 'mobile'] as const) {
  test.describe(variant, () => {
    test.use({ viewport: viewports[variant] })
    for (const place of places[variant]) {
      for (const family of families) {
        test(`${place}${family} is accessible`, async ({ page }) => {
          await page.goto(`${place}${family}`)
          await axe(page)
        })
      }
    }
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  for (const family of families) {
    test(`/mobile/eu${family} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(`/mobile/eu${family}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      test.expect(overflow).toBeLessThanOrEqual(0)
    })
  }
})

const sister = (process.env.PORTAL_URL ?? 'http://localhost:4321').replace('localhost', 'micro.localhost')
const sisterPages = [
  '',
  '/online-video-courses/product-security-certification',
  '/course/detail/5',
  '/exception/notFound',
]

for (const [variant, prefix] of [
  ['desktop', ''],
  ['mobile', '/mobile'],
] as const) {
  test.describe(`the sister brand, ${variant}`, () => {
    test.use({ viewport: viewports[variant] })
    for (const path of sisterPages) {
      test(`${prefix}${path || '/'} is accessible`, async ({ page }) => {
        await page.goto(`${sister}${prefix}${path}`)
        await axe(page)
      })
    }
  })
}
