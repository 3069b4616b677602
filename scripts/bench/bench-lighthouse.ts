import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { TestPortal } from '../test/portal.ts'

/**
 * The measured pages: one page of each of ten families, beginning with the families that have performance limits.
 * Phones get the mobile variant.
 */
const pages = {
  home: '/mobile/eu',
  list: '/mobile/eu/product-security-certification/online-video-courses',
  course: '/mobile/eu/course/detail/1',
  certification: '/mobile/eu/certification/detail/4',
  news: '/mobile/eu/news/detail/1',
  comparison: '/mobile/eu/certification/compare',
  plan: '/mobile/eu/certification/plan',
  classroom: '/mobile/eu/classroom/detail/1',
  questions: '/mobile/eu/faq',
  trainers: '/mobile/eu/trainer-team',
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The metrics by Lighthouse's name, with the printed name and unit. */
const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const
const runs = 5

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Runs Lighthouse once with its simulated phone: scores out of 100, and the metrics. */
async function measure(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { lhr } = result
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(metrics).map(([id, name]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]),
  ])
}

/** Runs Lighthouse five times for each page of a temporary portal, and prints the medians. */
export async function benchLighthouse(): Promise<void> {
  const portal = new TestPortal()
  await portal.start()
  const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags: flags })
  try {
    for (const [name, path] of Object.entries(pages)) {
      const measured: Record<string, number>[] = []
      for (let run = 0; run < runs; run += 1) measured.push(await measure(portal.url + path, chrome.port))
      const names = Object.keys(measured[0] ?? {})
      const row = names.map((each) => {
        const value = median(measured.map((run) => run[each] ?? Number.NaN))
        return `${each} ${each === 'CLS' ? value.toFixed(3) : Math.round(value)}`
      })
      console.log(`${name.padEnd(14)} ${row.join('  ')}`)
    }
  } finally {
    await chrome.kill()
    await portal.stop()
  }
}
