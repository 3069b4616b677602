import { expect, test, vi } from 'vitest'
import { createMessageReloadPlugin, messagesModulePath } from './reload-messages.ts'

const isRunnableDevEnvironment = vi.hoisted(() => () => true)
vi.mock('vite', async (load) => ({ ...(await load<typeof import('vite')>()), isRunnableDevEnvironment }))

test('a changed message file clears the cached messages and reloads the pages', async () => {
  const changes: ((event: string, file: string) => Promise<void>)[] = []
  const sent: unknown[] = []
  const imported: string[] = []
  const runner = {
    import: (path: string) => {
      imported.push(path)
      return import('#src/i18n/load-messages.ts')
    },
  }
  const server = {
    watcher: { on: (_: string, changed: (typeof changes)[number]) => changes.push(changed) },
    environments: { client: { hot: { send: (message: unknown) => sent.push(message) }, runner } },
  }
  const { configureServer } = createMessageReloadPlugin()
  ;(configureServer as (server: unknown) => void)(server)
  await changes[0]?.('change', '/portal/src/pages/index.astro')
  expect(sent).toEqual([])
  await changes[0]?.('change', '/portal/src/i18n/messages/de/shell.json')
  expect([imported, sent]).toEqual([[messagesModulePath], [{ type: 'full-reload' }]])
})
