import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Faults, Part } from './html-part.ts'
import type { Portal } from './portal.ts'
import { type Counts, failed, passed, type Step } from './step.ts'

/** How often each mistake is shown: that of one template stands on every page. All are counted. */
const shownOfEach = 3

async function inThread(part: Part): Promise<Faults> {
  const worker = new Worker(new URL('./html-worker.ts', import.meta.url), { workerData: part })
  const [faults] = (await once(worker, 'message')) as [Faults]
  return faults
}

/** Validates all pages, with one thread a core. */
async function validate(folder: string): Promise<Counts> {
  const parts = availableParallelism()
  const found = await Promise.all(
    Array.from({ length: parts }, (_, part) => inThread({ folder, part, parts })),
  )
  const pages = found.reduce((sum, faults) => sum + faults.pages, 0)
  const places = Map.groupBy(
    found.flatMap((faults) => [...faults.places]),
    ([kind]) => kind,
  )
  for (const [kind, parted] of places) {
    const all = parted.flatMap(([, each]) => each)
    console.log(`✗ ${kind}\n  ${all.length} times: ${all.slice(0, shownOfEach).join(', ')}`)
  }
  console.log(`${pages} pages, ${places.size} kinds of errors`)
  return pages > 0 && places.size === 0 ? passed : failed
}

/**
 * The HTML standard's rules, and those of search engines for structured data, over every published page. To HTML `autoComplete` and `autocomplete`, `checked` and `checked=""` are
 * the same: pages are drawn by two tools, each in its own way.
 */
export const html = (portal: Portal): Step => ({
  name: 'html',
  title: 'HTML of all published pages',
  needs: ['portal'],
  run: () => validate(portal.folder),
})
