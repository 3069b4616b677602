import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Api } from '#src/api/create-api.ts'
import { readItem } from '#src/content-files/read-item.ts'
import { importItems } from '#src/contract/publishing/editing.ts'
import { familyOfFolder, idOfFolder } from '#src/domain/content-item/form/item-name.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'

/** Returns the item that a file of content/ belongs to: content/news/3-a-day-in-spring/de.json is news 3. */
function itemAt(file: string) {
  const folder = dirname(relative('.', file))
  const [root, parent = ''] = folder.split('/')
  const [family, id] = [familyOfFolder(parent), idOfFolder(basename(folder))]
  return root === 'content' && family && id !== undefined && file.endsWith('.json')
    ? { family, id, folder }
    : undefined
}

/** Publishes the item of a file by the editors' API call for imports. Returns the errors, one per line. */
async function publish(api: Api, { family, id, folder }: NonNullable<ReturnType<typeof itemAt>>) {
  const read = readItem(folder, family, id, new Date().toISOString().slice(0, 10))
  if ('mistakes' in read) return read.mistakes
  const { outcomes } = await unwrapOrThrow(api.call(importItems, { items: [read.item] }))
  return outcomes.flatMap(({ outcome, editor }) =>
    outcome === 'hasDraft' ? [`${folder} has a draft by ${editor}: publish or discard it first.`] : [],
  )
}

/**
 * Publishes an item of the demonstration when one of its files is saved, and then reloads the page in the browser.
 */
export const createContentReloadPlugin = (api: Api): Plugin => ({
  name: 'reload-content',
  configureServer({ watcher, environments, config: { logger } }) {
    watcher.on('all', async (_, file) => {
      const item = itemAt(file)
      if (!item) return
      const mistakes = await publish(api, item).catch((error: Error) => [error.message])
      for (const mistake of mistakes) logger.error(mistake)
      if (mistakes.length === 0) environments.client.hot.send({ type: 'full-reload' })
    })
  },
})
