import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getContentItem } from '#src/contract/publishing/editing.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import { type BenchPortal, benchSite, startBenchPortal } from './bench-portal.ts'
import { addGeneratedCourses, firstGeneratedCourseId } from './generated-courses.ts'
import { type ModelPage, writeHugoSite } from './hugo-site.ts'
import { measureChange, measureFullPublish } from './measure.ts'

/** The number of rounds; the median of their times is reported. */
const rounds = 3

/**
 * The folders for the results, in memory and on disk. Both are measured, because creating thousands of files takes
 * longer than rendering their contents.
 */
const roots = { memory: '/dev/shm', disk: tmpdir() }

/** The times of one round, in seconds. */
interface Round {
  portal: number
  'portal, apart': number
  'hugo in memory': number
  'hugo on disk': number
  'mere files': number
}

/**
 * Publishes the same pages in five ways: with the server's publisher, with the publisher in a separate process, with
 * Debian's hugo in memory, with hugo on disk, and as plain files. The five ways are measured in turn, three times
 * each, and the median is reported. Then one change is published.
 */
export async function benchPeers(sizes: readonly number[]): Promise<void> {
  const portal = await startBenchPortal()
  try {
    let courses = 0
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await addGeneratedCourses(portal.api, courses, size / 2)
      courses = size / 2
      await measureFullPublish(portal)
      const page = await modelPage(portal)
      const all: Round[] = []
      let memory = 0
      for (let round = 0; round < rounds; round += 1) {
        const ours = await measureFullPublish(portal)
        memory = Math.max(memory, ours.memory)
        all.push({
          portal: ours.seconds,
          'portal, apart': (await measureFullPublish(portal, '--apart')).seconds,
          'hugo in memory': timed(page, size, buildWithHugo, roots.memory),
          'hugo on disk': timed(page, size, buildWithHugo, roots.disk),
          'mere files': timed(page, size, writeFiles, roots.disk),
        })
      }
      tell(size, page, all, memory)
      console.log(`  one change     ${await oneChange(portal, size)} ms`)
    }
  } finally {
    await portal.stop()
  }
}

/** Changes a course three times. Returns the median time until a visitor sees the change, in milliseconds. */
async function oneChange(portal: BenchPortal, size: number): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1)
    all.push(await measureChange(portal, firstGeneratedCourseId, `Changed ${size} ${round}`))
  return median(all)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

function tell(size: number, page: ModelPage, all: readonly Round[], memory: number): void {
  console.log(
    `${size} pages of ${Math.round(page.html.length / 1024)} kB, portal up to ${Math.round(memory)} MB:`,
  )
  for (const name of Object.keys(all[0] as Round) as (keyof Round)[]) {
    const times = all.map((round) => round[name])
    const each = times.map((time) => time.toFixed(1)).join(', ')
    console.log(`  ${name.padEnd(14)} ${median(times).toFixed(1)} s (${each})`)
  }
}

/** Returns the page that all programs render: that of the first added course, with its data. */
async function modelPage({ api, origin }: BenchPortal): Promise<ModelPage> {
  const family = 'course'
  const { published } = await unwrapOrThrow(api.call(getContentItem, { family, id: firstGeneratedCourseId }))
  const texts = (published?.texts ?? {}) as { en: Omit<ModelPage, 'html' | 'id'> }
  const html = await (await fetch(`${origin}/${benchSite}/course/detail/${firstGeneratedCourseId}`)).text()
  return { ...texts.en, html, id: firstGeneratedCourseId }
}

/** Returns how many seconds some work in a new folder takes, without the time to prepare the folder. */
function timed(
  page: ModelPage,
  size: number,
  prepare: (folder: string, page: ModelPage, size: number) => () => void,
  root: string,
) {
  const folder = mkdtempSync(join(root, 'peer-'))
  try {
    const work = prepare(folder, page, size)
    const begun = performance.now()
    work()
    return (performance.now() - begun) / 1000
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildWithHugo(folder: string, page: ModelPage, size: number): () => void {
  writeHugoSite(folder, page, size)
  return () => {
    const built = spawnSync('hugo', ['--quiet', '--source', folder], { encoding: 'utf8' })
    if (built.error) throw new Error('hugo is needed for this: apt-get install hugo')
    const made = readdirSync(join(folder, 'public', benchSite, 'course/detail')).length
    if (built.status !== 0 || made < size / 2) throw new Error(`hugo made ${made} pages. ${built.stderr}`)
  }
}

const writeFiles =
  (folder: string, { html }: ModelPage, size: number) =>
  () => {
    mkdirSync(join(folder, 'files'))
    for (let number = 0; number < size; number += 1)
      writeFileSync(join(folder, 'files', `${number}.html`), html)
  }
