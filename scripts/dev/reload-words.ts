import { isRunnableDevEnvironment, type Plugin } from 'vite'

const words = /\/src\/i18n\/messages\/.*\.json$/
const sites = /\/sites\/.*\.json$/

/**
 * The kind of a file that is read and not imported, so that no import tells when it changes; undefined for
 * others.
 */
export const kindOfFile = (file: string): 'words' | 'site' | undefined =>
  words.test(file) ? 'words' : sites.test(file) ? 'site' : undefined

/** The module that remembers words, as each environment of a development server has loaded it. */
export const wordsModule = '/src/i18n/load-messages.ts'
export interface WordsModule {
  forgetMessages(): void
}

/**
 * The plugin that reloads pages when words or sites change; sites are read at each request, words are
 * remembered.
 */
export const reloadWords = (): Plugin => ({
  name: 'read-anew',
  configureServer({ watcher, environments }) {
    watcher.on('all', async (_, file) => {
      const kind = kindOfFile(file)
      if (!kind) return
      for (const environment of Object.values(environments))
        if (kind === 'words' && isRunnableDevEnvironment(environment))
          ((await environment.runner.import(wordsModule)) as WordsModule).forgetMessages()
      environments.client.hot.send({ type: 'full-reload' })
    })
  },
})
