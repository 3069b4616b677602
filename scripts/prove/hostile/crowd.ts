import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { search } from '#src/contract/catalogue/search.ts'
import { queries } from '#tests/fixtures/search-queries.ts'
import { bundleFolder, bundlePrograms } from '../../build/bundle.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { ExamServer } from '../exam/exam-server.ts'

/** The number of people who search at the same moment, and the time limit for each response in milliseconds. */
const [people, soon] = [200, 5000]

/** The search words, all different, as people type them in several languages. */
const words = [...new Set(Object.values(queries).flatMap((own) => own.map(([typed]) => typed)))].slice(
  0,
  people,
)

/** Publishes the site of a server. */
async function publish(server: ExamServer): Promise<void> {
  const child = fork(join(bundleFolder, 'publish.js'), ['--apart'], {
    env: { ...process.env, ...server.environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The site was not published: see its message above.')
}

/**
 * Sends a search for each word at the same moment. Prints the duration, and returns whether all responses arrived
 * within the time limit.
 */
async function askAll(message: string, urlOf: (word: string) => string): Promise<boolean> {
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const response = await fetch(urlOf(words[index % words.length] as string))
      await response.arrayBuffer()
      return { status: response.status, after: performance.now() - begun }
    }),
  )
  const slowest = Math.max(...answers.map(({ after }) => after))
  const refused = answers.filter(({ status }) => status !== 200).length
  const holds = refused === 0 && slowest <= soon
  console.log(
    `${holds ? '✓' : '✗'} ${message}: the last is answered after ${Math.round(slowest)} ms, ${refused} refused`,
  )
  return holds
}

/**
 * Lets 200 people behind one address search at the same moment for different words: through the API, and on pages
 * without scripts.
 */
export async function testCrowd(): Promise<boolean> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-crowd-'))
  let server: ExamServer | undefined
  try {
    await cluster.create('portal')
    await bundlePrograms()
    server = await ExamServer.on(cluster.urlOf('portal'), dataDir)
    await server.start()
    await publish(server)
    const { origin } = server
    console.log(`${people} people, ${words.length} different searches`)
    // The first page starts the publisher, which is not part of this verification.
    await fetch(`${origin}/search?keyword=camera`)
    const searches = await askAll(
      'searches',
      (word) => `${origin}/api${search.path}?siteId=1&languageId=1&keyword=${encodeURIComponent(word)}`,
    )
    const pages = await askAll('pages', (word) => `${origin}/search?keyword=${encodeURIComponent(word)}`)
    return searches && pages
  } finally {
    await server?.end('SIGTERM')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
