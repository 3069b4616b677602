import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LoggedPublish } from '../domain/content-item/logged-publish.ts'
import { formatSiteHold } from '../domain/content-item/site-hold.ts'
import { describeFailures } from './describe-failures.ts'

export async function appendToPublishLog(file: string, publish: LoggedPublish): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(publish)}\n`)
}

/**
 * Returns the last publishes of a log, the newest last. A line that is incomplete because of a power cut is
 * skipped.
 */
export async function readPublishLog(file: string, count: number): Promise<LoggedPublish[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .flatMap((line) => parse(line) ?? [])
    .slice(-count)
}

function parse(line: string): LoggedPublish | undefined {
  try {
    return JSON.parse(line) as LoggedPublish
  } catch {
    return undefined
  }
}

/**
 * Describes a publish: "2026-11-21 13:40:05  112 pages, 3 rendered, live in 240 ms, by ada@example.org", with a line
 * for each page that could not be made.
 */
export function describeLoggedPublish({
  at,
  seconds,
  by,
  pages,
  rendered,
  failure,
  held,
  failures = [],
}: LoggedPublish): string {
  const when = at.slice(0, 19).replace('T', ' ')
  const ms = Math.round(seconds * 1000)
  const editor = by ? `, by ${by}` : ''
  if (failure) return `${when}  failed after ${ms} ms${editor}: ${failure}`
  const outcome = held
    ? `prepared in ${ms} ms${editor}, not live: ${formatSiteHold(held)}`
    : `live in ${ms} ms${editor}`
  const done = `${when}  ${pages} pages, ${rendered} rendered, ${outcome}`
  return [done, ...describeFailures(failures).map((line) => `  ${line}`)].join('\n')
}
