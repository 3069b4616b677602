import { isRunnableDevEnvironment, type Plugin } from 'vite'

const words = /\/src\/i18n\/messages\/.*\.json$/
const sites = /\/sites\/.*\.json$/

/**
 * Returns the kind of a file whose changes the loader does not notice, because the file is read and not imported;
 * undefined for other files.
 */
export const reloadedKindOf = (file: string): 'words' | 'site' | undefined =>
  words.test(file) ? 'words' : sites.test(file) ? 'site' : undefined

/** The path of the module that caches messages in each environment of a development server. */
export const messagesModulePath = '/src/i18n/load-messages.ts'
export type MessagesModule = Pick<typeof import('#src/i18n/load-messages.ts'), 'clearMessages'>

/** Reloads pages when messages or sites change. Sites are read at each request, but messages are cached. */
export const createMessageReloadPlugin = (): Plugin => ({
  name: 'reload-words',
  configureServer({ watcher, environments }) {
    watcher.on('all', async (_, file) => {
      const kind = reloadedKindOf(file)
      if (!kind) return
      for (const environment of Object.values(environments))
        if (kind === 'words' && isRunnableDevEnvironment(environment))
          ((await environment.runner.import(messagesModulePath)) as MessagesModule).clearMessages()
      environments.client.hot.send({ type: 'full-reload' })
    })
  },
})
