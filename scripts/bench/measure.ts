import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import { bundleFolder, bundlePrograms } from '../build/bundle.ts'
import { type BenchPortal, benchSite, readPeakMemory } from './bench-portal.ts'

/**
 * The figures of a full publish: the number of pages, the seconds of the whole command, and the publisher's peak
 * memory in MiB.
 */
export interface PublishFigures {
  pages: number
  seconds: number
  memory: number
}

/** The interval at which the memory of a process is read, in milliseconds. */
const lookEvery = 50

/**
 * Runs a full publish without earlier pages, as `npm run publish` does. The bundled program delegates to the
 * server's publisher, or, with `--apart`, renders the pages itself.
 */
export async function measureFullPublish(
  { environment, dataDir }: BenchPortal,
  ...line: readonly string[]
): Promise<PublishFigures> {
  rmSync(join(dataDir, 'pages'), { recursive: true, force: true })
  await bundlePrograms()
  const begun = performance.now()
  const program = spawn(process.execPath, [join(bundleFolder, 'publish.js'), ...line], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let [said, memory] = ['', 0]
  program.stdout.on('data', (bytes: Buffer) => {
    said += bytes
  })
  const look = setInterval(() => {
    memory = readPeakMemory(program.pid as number) || memory
  }, lookEvery)
  program.once('exit', () => clearInterval(look))
  await once(program, 'close')
  const seconds = (performance.now() - begun) / 1000
  const pages = / (\d+) pages, /.exec(said)?.[1]
  if (pages === undefined) throw new Error(`Nothing was published: ${said}`)
  if (!line.includes('--apart')) memory = readPeakMemory(publisherOf(dataDir))
  return { pages: Number(pages), seconds, memory }
}

/** Returns the id of the publisher process that the server of a data folder has started; NaN if there is none. */
function publisherOf(dataDir: string): number {
  const own = readdirSync('/proc').find((pid) => {
    try {
      const [line, given] = ['cmdline', 'environ'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8'))
      return line?.includes('publisher-process') && given?.includes(`DATA_DIR=${dataDir}`)
    } catch {
      // The process has ended since the folder was read.
      return false
    }
  })
  return Number(own)
}

/** Returns the milliseconds from an editor's publish until a visitor sees the change. */
export async function measureChange({ api, origin }: BenchPortal, id: number, name: string): Promise<number> {
  const family = 'course'
  const { published, edition } = await unwrapOrThrow(api.call(getContentItem, { family, id }))
  const en = (published?.texts as { en: object } | undefined)?.en
  const document = { ...published, texts: { en: { ...en, name } } }
  await unwrapOrThrow(api.call(saveDraft, { family, id, edition, document }))
  const begun = performance.now()
  await unwrapOrThrow(api.call(publishItem, { family, id, sites: [benchSite] }))
  while (!(await readers(origin, id)).includes(name)) await wait(5)
  return Math.round(performance.now() - begun)
}

const readers = async (origin: string, id: number): Promise<string> =>
  (await fetch(`${origin}/${benchSite}/course/detail/${id}`)).text()
