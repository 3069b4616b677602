import { readFileSync } from 'node:fs'
import type { Api } from '#src/api/create-api.ts'
import { readItems } from '#src/content-files/read-content.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { importItems } from '#src/contract/publishing/editing.ts'
import { batchesOf } from '#src/domain/content-item/batches.ts'
import type { ImportOutcome } from '#src/domain/content-item/import-outcome.ts'
import { itemsInWords } from '#src/domain/content-item/items-in-words.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command } from './act.ts'
import { day } from './read-words.ts'

type Batch = RequestOf<typeof importItems>['items']

/** How many items one call takes. */
const atOnce = 200

/**
 * Publishes those items of a folder, or of lines of JSON {family, id, document}, that differ from what is published. Each batch is published
 * whole or not at all; an item with a draft is left as it is, and makes the command fail.
 */
export async function importMany(
  api: Api,
  { folder, file, from }: { folder?: string; file?: string; from?: string },
): Promise<string> {
  const batches = folder === undefined ? linesOf(file) : batchesOf(readItems(folder, from), atOnce)
  if (batches.flat().length === 0) throw new Error(`There is no item in ${folder ?? file}.`)
  const outcomes: ImportOutcome[] = []
  for (const items of batches)
    outcomes.push(...(await valueOrThrow(api.call(importItems, { items }, { patient: true }))).outcomes)
  if (outcomes.some(({ outcome }) => outcome === 'hasDraft')) process.exitCode = 1
  return outcomesInWords(outcomes)
}

/** What became of each item, a line for each kind of outcome. */
function outcomesInWords(outcomes: readonly ImportOutcome[]): string {
  const { changed = [], unchanged = [], hasDraft = [] } = Object.groupBy(outcomes, ({ outcome }) => outcome)
  const drafts = Map.groupBy(hasDraft, ({ editor }) => editor)
  return [
    `Published ${changed.length} of ${outcomes.length} items.`,
    ...(changed.length > 0 ? [`changed: ${itemsInWords(changed)}`] : []),
    ...(unchanged.length > 0 ? [`unchanged: ${itemsInWords(unchanged)}`] : []),
    ...[...drafts].map(([editor, items]) => `left because of a draft by ${editor}: ${itemsInWords(items)}`),
    ...(changed.length > 0 ? ['Their sites follow with npm run publish.'] : []),
  ].join('\n')
}

function linesOf(file: string | undefined): Batch[] {
  if (file === undefined)
    throw new Error(
      '--folder names the folder of items, or --file the lines of documents; - reads standard input.',
    )
  const lines = readFileSync(file === '-' ? 0 : file, 'utf8')
    .split('\n')
    .filter(Boolean)
  const items = lines.map((line) => JSON.parse(line) as Batch[number])
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )
}

export const importCommand: Command = {
  help: [
    [
      'import --folder content [--start 2026-11-22]',
      'publish the items of a folder; times such as +14d count from that day',
    ],
    ['import --file catalogue.jsonl', 'publish many, a line of JSON each: family, id, document'],
  ],
  run: ({ api, options: { folder, file, start } }) =>
    importMany(api, {
      ...(folder !== undefined && { folder }),
      ...(file !== undefined && { file }),
      ...(start !== undefined && { from: day(start, '--start') }),
    }),
}
