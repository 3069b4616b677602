import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'

let dataDir: string
let server: PortalServer
let published: { said: string; code: number | null }

/** A public URL and real providers that don't respond, so that there is no demonstration. */
const real = {
  ORIGIN_SISTER: 'http://micro.example.org',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  STRIPE_URL: 'http://127.0.0.1:9',
  VIES_URL: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-fault-tests-only',
  STRIPE_SECRET_KEY: 'sk_test_of_the_fault_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_fault_tests',
  SITES: 'en,eu,mena,americas',
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-empty-'))
  const port = await findFreePort()
  server = await startPortalServer(port, dataDir, real)
  const environment = { ...real, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' }
  published = await runProgram('publish', [], environment)
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** Returns the visible text of a page between its header and its footer. */
async function read(path: string): Promise<string> {
  const html = await (await fetch(server.origin + path)).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const pagesOf = (site: string): string[] => {
  const manifest = readFileSync(join(dataDir, 'pages/sites', site, 'current.json'), 'utf8')
  return Object.keys((JSON.parse(manifest) as { files: object }).files)
}

test('a portal without content publishes its sites', () => {
  expect(published.code, published.said).toBe(0)
  expect(pagesOf('en').length).toBeGreaterThan(60)
})

test.each([
  ['/', 'Courses, dates and news are on their way. They will appear here as soon as they are published.'],
  ['/news', 'There is no news yet.'],
  ['/faq', 'There are no questions and answers here yet.'],
  ['/trainer-team', 'The team is not shown on this site yet.'],
  ['/educational-video/list', 'There are no videos on this site yet.'],
  ['/practical-exam', 'No dates are open at the moment.'],
  ['/workshop-seminar/list', 'No trainings are scheduled at the moment.'],
  ['/general-security-certification/overview', 'No certifications are offered here yet.'],
  ['/product-security-certification/overview', 'No certifications are offered here yet.'],
  ['/general-security-certification/online-video-courses', 'No courses here yet'],
  ['/product-security-certification/online-video-courses', 'No courses here yet'],
  ['/general-security-certification/classroom', 'No trainings are scheduled at the moment.'],
  ['/product-security-certification/classroom', 'No trainings are scheduled at the moment.'],
])('%s shows that there is no content yet, on a desktop and on a phone', async (path, sentence) => {
  expect(await read(path)).toContain(sentence)
  expect(await read(`/mobile${path === '/' ? '' : path}`)).toContain(sentence)
})

test.each([
  ['/mena/ar', 'نُعِدّ الدورات والمواعيد والأخبار، وستظهر هنا فور نشرها.'],
  ['/eu/de', 'Kurse, Termine und Neuigkeiten sind in Vorbereitung.'],
  ['/eu/pl', 'Kursy, terminy i aktualności są w przygotowaniu.'],
  ['/americas/es', 'Los cursos, las fechas y las noticias están en preparación.'],
  ['/mena/ar/news', 'لا توجد أخبار بعد.'],
  ['/eu/de/faq', 'Hier gibt es noch keine Fragen und Antworten.'],
  ['/eu/pl/news', 'Nie ma jeszcze aktualności.'],
  ['/americas/es/news', 'Todavía no hay noticias.'],
])('%s shows that in the reader’s language', async (path, sentence) => {
  expect(await read(path)).toContain(sentence)
})

test('no page has empty lists or headings', async () => {
  const hollow: string[] = []
  for (const path of pagesOf('en')) {
    const response = await fetch(server.origin + path)
    if (response.status !== 200) hollow.push(`${path}: ${response.status}`)
    const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? ''
    for (const [found] of main.matchAll(/<(ul|ol|table|h[1-3])\b[^>]*>\s*<\/\1>/g))
      hollow.push(`${path}: ${found}`)
  }
  expect(hollow).toEqual([])
})
