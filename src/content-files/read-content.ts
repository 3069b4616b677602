import { join } from 'node:path'
import type { Family, Item } from '../domain/content-item/families.ts'
import { familiesInPublishOrder } from '../domain/content-item/family-order.ts'
import { familyOfFolder, folderOfFamily, idOfFolder } from '../domain/content-item/form/item-name.ts'
import { formatFileError } from '../sites/file-error.ts'
import { listFolders } from './list-folders.ts'
import { type ParsedItem, readItem } from './read-item.ts'

/** The folders beside those of the content families: the demonstration's people and videos. */
const otherFolders = ['people', 'videos']

export interface ParsedContent {
  items: ParsedItem[]
  /** The mistakes, as sentences with file, line and field. */
  mistakes: string[]
}

/** Returns the folders of a family's items, by item id. */
export function listItemFolders(folder: string, family: Family): Map<number, string> {
  const parent = join(folder, folderOfFamily(family))
  return new Map(
    listFolders(parent).flatMap((name) => {
      const id = idOfFolder(name)
      return id === undefined ? [] : [[id, join(parent, name)] as const]
    }),
  )
}

/** Returns the mistakes in the names of folders: names that no item can have. */
function findMisnamed(folder: string): string[] {
  return listFolders(folder).flatMap((name) => {
    const family = familyOfFolder(name)
    const path = join(folder, name)
    if (!family) return otherFolders.includes(name) ? [] : [formatFileError(path, 1, [], 'is no family')]
    const foldersById = listItemFolders(folder, family)
    return listFolders(path)
      .filter((each) => foldersById.get(idOfFolder(each) ?? 0) !== join(path, each))
      .map((each) =>
        formatFileError(join(path, each), 1, [], 'expects a name that begins with a number of its own'),
      )
  })
}

/**
 * Reads all items of a content folder, in the order in which they are published. Relative times are counted from the
 * instant `start`.
 */
export function readContent(folder: string, start?: string): ParsedContent {
  const results = familiesInPublishOrder.flatMap((family) =>
    [...listItemFolders(folder, family)]
      .sort(([one], [other]) => one - other)
      .map(([id, path]) => readItem(path, family, id, start)),
  )
  return {
    items: results.filter((each) => 'item' in each),
    mistakes: [...findMisnamed(folder), ...results.flatMap((each) => ('item' in each ? [] : each.mistakes))],
  }
}

/** Returns the items of a content folder. Throws an error that lists the mistakes, one per line. */
export function readItems(folder: string, start?: string): Item[] {
  const { items, mistakes } = readContent(folder, start)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return items.map(({ item }) => item)
}
