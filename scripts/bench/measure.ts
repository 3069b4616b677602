import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getContentItem, publishItem, saveDraft } from '#src/contract/editing.ts'
import { answered } from '../desk/desk.ts'
import { type BenchPortal, benchSite } from './bench-portal.ts'

/** A publish of everything: pages, seconds of the whole process, and the most memory it had, in MB. */
export interface Cold {
  pages: number
  seconds: number
  memory: number
}

/** Where compiled code is remembered, as the bundle does for what runs from it. */
const compiledCode = { NODE_COMPILE_CACHE: 'dist/compiled-code' }

/** Publishes everything from nothing, as `npm run publish` does. */
export async function publishCold({ environment, dataDir }: BenchPortal): Promise<Cold> {
  rmSync(join(dataDir, 'pages'), { recursive: true, force: true })
  const env = { ...environment, ...compiledCode }
  const child = fork(fileURLToPath(new URL('./publish-once.ts', import.meta.url)), { env })
  const [cold] = (await once(child, 'message')) as [Cold]
  await once(child, 'exit')
  return cold
}

/** Milliseconds from an editor's act until a reader sees it. */
export async function changeOne({ api, origin }: BenchPortal, id: number, name: string): Promise<number> {
  const family = 'course'
  const { published, edition } = await answered(api.call(getContentItem, { family, id }))
  const en = (published?.texts as { en: object } | undefined)?.en
  const document = { ...published, texts: { en: { ...en, name } } }
  await answered(api.call(saveDraft, { family, id, edition, document }))
  const begun = performance.now()
  await answered(api.call(publishItem, { family, id, sites: [benchSite] }))
  while (!(await readers(origin, id)).includes(name)) await wait(5)
  return Math.round(performance.now() - begun)
}

const readers = async (origin: string, id: number): Promise<string> =>
  (await fetch(`${origin}/${benchSite}/course/detail/${id}`)).text()
