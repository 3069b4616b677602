import { basename } from 'node:path'
import type { Api } from '#src/api/create-api.ts'
import { listItemFolders } from '#src/content-files/read-content.ts'
import { writeItem } from '#src/content-files/write-item.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { familiesInPublishOrder } from '#src/domain/content-item/family-order.ts'
import type { Command } from './command.ts'
import { parseFamily } from './item.ts'
import { parseDay } from './parse-arguments.ts'
import { listPublishedItems } from './published-items.ts'

/**
 * Exports the published content of all families or of one family into files. Items that the folder already contains
 * are overwritten. Items that only the folder contains stay, and the returned text lists them.
 */
export async function exportContentItems(
  api: Api,
  { folder, family, from }: { folder?: string; family?: Family; from?: string },
): Promise<string> {
  if (folder === undefined) throw new Error('--folder is missing: it names the folder to write.')
  let count = 0
  const unpublished: string[] = []
  for (const familyName of family ? [family] : familiesInPublishOrder) {
    const existingFolders = listItemFolders(folder, familyName)
    const items = await listPublishedItems(api, familyName)
    for (const { id, document } of items) {
      writeItem(folder, { family: familyName, id, document }, existingFolders.get(id), from)
      existingFolders.delete(id)
    }
    count += items.length
    unpublished.push(...[...existingFolders.values()].map((path) => `  ${familyName} ${basename(path)}`))
  }
  return [
    `Wrote ${count} items.`,
    ...(unpublished.length > 0 ? ['Not published, left unchanged:', ...unpublished] : []),
  ].join('\n')
}

export const exportCommand: Command = {
  help: [
    [
      'export [course] --folder content [--relative-to 2026-11-22]',
      'export published content: one folder per item, one file per language',
    ],
  ],
  run: ({ api, args: [family], options }) =>
    exportContentItems(api, {
      ...(options.folder !== undefined && { folder: options.folder }),
      ...(family !== undefined && { family: parseFamily(family) }),
      ...(options['relative-to'] !== undefined && {
        from: parseDay(options['relative-to'], '--relative-to'),
      }),
    }),
}
