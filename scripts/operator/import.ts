import { readFileSync } from 'node:fs'
import type { Api } from '#src/api/create-api.ts'
import { itemsIn } from '#src/content-folder/read-content.ts'
import type { RequestOf } from '#src/contract/call.ts'
import { importItems } from '#src/contract/editing.ts'
import { batchesOf } from '#src/domain/content/batches.ts'
import { answered } from '../desk/desk.ts'
import type { Act } from './act.ts'
import { day } from './typed.ts'

type Batch = RequestOf<typeof importItems>['items']

/** How many items one call takes. */
const atOnce = 200

/** Publishes the items of a folder, or lines of JSON {family, id, document} in their order. Each batch is published whole or not at all. */
export async function importMany(
  api: Api,
  { folder, file, from }: { folder?: string; file?: string; from?: string },
): Promise<string> {
  const batches = folder === undefined ? linesOf(file) : batchesOf(itemsIn(folder, from), atOnce)
  if (batches.flat().length === 0) throw new Error(`There is no item in ${folder ?? file}.`)
  for (const items of batches) await answered(api.call(importItems, { items }, { patient: true }))
  return `Published ${batches.flat().length} items. Their sites follow with npm run publish.`
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

export const importing: Act = {
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
