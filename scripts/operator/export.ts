import { basename } from 'node:path'
import type { Api } from '#src/api/create-api.ts'
import { itemFolders } from '#src/content-files/read-content.ts'
import { writeItem } from '#src/content-files/write-item.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { familiesInOrder } from '#src/domain/content-item/family-order.ts'
import type { Command } from './act.ts'
import { familyNamed } from './item.ts'
import { listPublishedItems } from './published-items.ts'
import { day } from './read-words.ts'

/**
 * Writes published content into files: everything, or one family. An item that the folder has stays in its
 * place there; one that only the folder has is left as it is, and named.
 */
export async function exportMany(
  api: Api,
  { folder, family, from }: { folder?: string; family?: Family; from?: string },
): Promise<string> {
  if (folder === undefined) throw new Error('--folder names where to write it.')
  let count = 0
  const left: string[] = []
  for (const each of family ? [family] : familiesInOrder) {
    const has = itemFolders(folder, each)
    const items = await listPublishedItems(api, each)
    for (const { id, document } of items) {
      writeItem(folder, { family: each, id, document }, has.get(id), from)
      has.delete(id)
    }
    count += items.length
    left.push(...[...has.values()].map((path) => `  ${each} ${basename(path)}`))
  }
  return [
    `Wrote ${count} items.`,
    ...(left.length > 0 ? ['Not published, left as they are:', ...left] : []),
  ].join('\n')
}

export const exportCommand: Command = {
  help: [
    [
      'export [course] --folder content [--relative-to 2026-11-22]',
      'write what is published as files, a folder an item and a file a language',
    ],
  ],
  run: ({ api, words: [family], options }) =>
    exportMany(api, {
      ...(options.folder !== undefined && { folder: options.folder }),
      ...(family !== undefined && { family: familyNamed(family) }),
      ...(options['relative-to'] !== undefined && { from: day(options['relative-to'], '--relative-to') }),
    }),
}
