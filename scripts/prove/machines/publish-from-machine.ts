import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createApi } from '#src/api/create-api.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { unwrapOrThrow } from '../../api-client/operator-api.ts'
import { bundleFolder } from '../../build/bundle.ts'
import { operatorToken, type PortalMachine } from './portal-machine.ts'

const run = promisify(execFile)

/** Publishes all sites with the publisher of a machine. Returns how many seconds this took. */
export async function publishFromMachine(machine: PortalMachine): Promise<number> {
  const startedAt = performance.now()
  const env = { ...process.env, ...machine.server.environment }
  await run(process.execPath, [join(bundleFolder, 'publish.js')], { env })
  return (performance.now() - startedAt) / 1000
}

/**
 * Publishes a news item with a new title on a machine. Resolves when the machine shows the new title to visitors.
 */
export async function publishTitle(machine: PortalMachine, title: string): Promise<void> {
  const item = { family: 'news', id: 1 } as const
  const api = createApi({
    ...{ baseURL: `${machine.server.origin}/api`, siteId: 1, languageId: 1 },
    headers: { Authorization: `Bearer ${operatorToken}` },
  })
  const { published, edition } = await unwrapOrThrow(api.call(getContentItem, item))
  const texts = published?.texts as Record<string, object>
  const document = { ...published, texts: { ...texts, en: { ...texts.en, title } } }
  await unwrapOrThrow(api.call(saveDraft, { ...item, edition, document }))
  await unwrapOrThrow(api.call(publishItem, item, { waitsForPublish: true }))
}
