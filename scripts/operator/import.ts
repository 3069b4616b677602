import { readFileSync } from 'node:fs'
import type { Api } from '#src/api/create-api.ts'
import { readItems } from '#src/content-files/read-content.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { importItems } from '#src/contract/publishing/editing.ts'
import { formatItems } from '#src/domain/content-item/format-items.ts'
import type { ImportOutcome } from '#src/domain/content-item/import-outcome.ts'
import { splitIntoBatches } from '#src/domain/content-item/split-into-batches.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command } from './command.ts'
import { describeImportedVideos, type ImportedVideos, importVideos } from './import-videos.ts'
import { parseDay } from './parse-arguments.ts'

type Batch = RequestOf<typeof importItems>['items']

/** The number of items that are imported by one API call. */
const itemsPerCall = 200

/**
 * Imports the items of a folder, or of lines of JSON {family, id, document}, that differ from the published items.
 * Each batch of items is published as a whole or not at all. An item that has a draft is skipped, and the command
 * then fails.
 */
export async function importContentItems(
  api: Api,
  { folder, file, from }: { folder?: string; file?: string; from?: string },
): Promise<string> {
  const batches =
    folder === undefined ? readLines(file) : splitIntoBatches(readItems(folder, from), itemsPerCall)
  if (batches.flat().length === 0) throw new Error(`${folder ?? file} contains no item.`)
  const outcomes: ImportOutcome[] = []
  for (const items of batches)
    outcomes.push(
      ...(await unwrapOrThrow(api.call(importItems, { items }, { waitsForPublish: true }))).outcomes,
    )
  if (outcomes.some(({ outcome }) => outcome === 'hasDraft')) process.exitCode = 1
  return describeOutcomes(outcomes)
}

/** Describes the outcomes of an import, one line for each kind of outcome. */
function describeOutcomes(outcomes: readonly ImportOutcome[]): string {
  const { changed = [], unchanged = [], hasDraft = [] } = Object.groupBy(outcomes, ({ outcome }) => outcome)
  const drafts = Map.groupBy(hasDraft, ({ editor }) => editor)
  return [
    `Published ${changed.length} of ${outcomes.length} items.`,
    ...(changed.length > 0 ? [`changed: ${formatItems(changed)}`] : []),
    ...(unchanged.length > 0 ? [`unchanged: ${formatItems(unchanged)}`] : []),
    ...[...drafts].map(([editor, items]) => `skipped because of a draft by ${editor}: ${formatItems(items)}`),
    ...(changed.length > 0 ? ['Run npm run publish to update their sites.'] : []),
  ].join('\n')
}

function readLines(file: string | undefined): Batch[] {
  if (file === undefined)
    throw new Error(
      '--folder or --file is missing: a folder of items, or a file with one line of JSON per item (- reads standard input).',
    )
  const lines = readFileSync(file === '-' ? 0 : file, 'utf8')
    .split('\n')
    .filter(Boolean)
  const items = lines.map((line) => JSON.parse(line) as Batch[number])
  return Array.from({ length: Math.ceil(items.length / itemsPerCall) }, (_, index) =>
    items.slice(index * itemsPerCall, (index + 1) * itemsPerCall),
  )
}

export const importCommand: Command = {
  help: [
    [
      'import --folder content [--start 2026-11-22]',
      'import the items and videos of a folder; times such as +14d count from that day',
    ],
    ['import --file catalogue.jsonl', 'import items from lines of JSON: family, id, document'],
  ],
  async run({ api, options }) {
    const { folder, file, start } = options
    const from: { from?: string } = start === undefined ? {} : { from: parseDay(start, '--start') }
    const videos = folder === undefined ? undefined : await importVideos(api, folder, options)
    // Refused videos do not prevent the import of the folder's items, but the command fails.
    if (videos && videos.refused.length > 0) process.exitCode = 1
    if (videos && folder !== undefined && readItems(folder, from.from).length === 0)
      return describeImportedVideos(videos)
    const described = videos && hasNews(videos) ? `${describeImportedVideos(videos)}\n` : ''
    const items = importContentItems(api, {
      ...(folder !== undefined && { folder }),
      ...(file !== undefined && { file }),
      ...from,
    })
    // The videos stay stored even if the items are refused.
    return described + (await items.catch((error: Error) => throwWith(described, error)))
  },
}

const hasNews = (videos: ImportedVideos): boolean => Object.values(videos).some((lines) => lines.length > 0)

function throwWith(described: string, error: Error): never {
  throw new Error(described + error.message, { cause: error })
}
