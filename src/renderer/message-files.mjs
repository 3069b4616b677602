import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const folder = 'src/i18n/messages'
/**
 * The message namespaces that only the server uses, which need no files in the browser. See
 * src/i18n/message-locale.ts.
 */
const serverOnly = new Set(['bank', 'document', 'identity', 'mail', 'own-page', 'provider'])

const files = () =>
  globSync('*/*.json', { cwd: folder })
    .filter((path) => !serverOnly.has(basename(path, '.json')))
    .sort()
    .map((path) => ({
      language: dirname(path),
      area: basename(path, '.json'),
      text: JSON.stringify(JSON.parse(readFileSync(join(folder, path), 'utf8'))),
    }))

const digestOf = (all) => createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12)

/**
 * Returns a Vite plugin that writes the messages of islands as files beside the scripts: a folder named by a digest
 * of its content, with one file per language and namespace. If the messages were modules, the list of their names
 * alone would be the largest script of a page.
 */
export function messageFiles() {
  const all = files()
  const base = `_astro/words-${digestOf(all)}`
  return {
    name: 'words',
    config: () => ({
      define: {
        'import.meta.env.WORDS': JSON.stringify({
          base: `/${base}`,
          // The file names tell which languages pages have, and which messages a regional language overrides.
          files: all
            .filter(({ language, area }) => area === 'shell' || language.includes('-'))
            .map(({ language, area }) => `${language}/${area}`),
        }),
      },
    }),
    generateBundle() {
      if (this.environment?.name !== 'client') return
      for (const { language, area, text } of all)
        this.emitFile({ type: 'asset', fileName: `${base}/${language}/${area}.json`, source: text })
    },
  }
}
