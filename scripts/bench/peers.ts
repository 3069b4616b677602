import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getContentItem } from '#src/contract/editing.ts'
import { answered } from '../desk/desk.ts'
import { type BenchPortal, benchSite, startBenchPortal } from './bench-portal.ts'
import { firstCourse, growCatalogue } from './catalogue.ts'
import { type ModelPage, writeHugoSite } from './hugo-site.ts'
import { publishCold } from './measure.ts'

/** Publishes the same number of the same pages with the portal, with Debian's hugo, and as mere files, in one run. */
export async function benchPeers(sizes: readonly number[]): Promise<void> {
  const portal = await startBenchPortal()
  try {
    let courses = 0
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await growCatalogue(portal.api, courses, size / 2)
      courses = size / 2
      const ours = await publishCold(portal)
      const page = await modelPage(portal)
      const hugo = timed(page, size, buildWithHugo)
      const files = timed(page, size, writeFiles)
      console.log(`${size} pages of ${Math.round(page.html.length / 1024)} kB:`)
      console.log(`  portal  ${ours.seconds.toFixed(1)} s, ${Math.round(ours.memory)} MB`)
      console.log(
        `  hugo    ${hugo.toFixed(1)} s; the portal takes ${Math.round((ours.seconds / hugo) * 100)} % of it`,
      )
      console.log(`  files   ${files.toFixed(1)} s, one file a page`)
    }
  } finally {
    await portal.stop()
  }
}

/** The page that all three make: that of the first added course, with what is its own. */
async function modelPage({ api, origin }: BenchPortal): Promise<ModelPage> {
  const family = 'course'
  const { published } = await answered(api.call(getContentItem, { family, id: firstCourse }))
  const texts = (published?.texts ?? {}) as { en: Omit<ModelPage, 'html' | 'id'> }
  const html = await (await fetch(`${origin}/${benchSite}/course/detail/${firstCourse}`)).text()
  return { ...texts.en, html, id: firstCourse }
}

/** Seconds that a work takes in a folder of its own; making the folder ready does not count. */
function timed(
  page: ModelPage,
  size: number,
  prepare: (folder: string, page: ModelPage, size: number) => () => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'))
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
