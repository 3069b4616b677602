import { createRequire } from 'node:module'

/** The versions of Astro and React whose output was compared with ours, byte by byte: `npm run prove -- pages`. */
const compared = { astro: '7.3.5', react: '19.2.9' }

/** The version of a package that is installed. */
const installed = (name) => createRequire(import.meta.url)(`${name}/package.json`).version

/**
 * Which runtimes draw compiled pages and their pieces: our own (src/renderer/sync-runtime, src/components/sync-react), or Astro's and
 * React's, where `PAGES_BY=astro` asks for them or others are installed than those that were compared; then `why` tells so.
 * @param {(name: string) => string} version the installed version of a package
 * @returns {{ atOnce: boolean, why?: string }}
 */
export function chosenRuntime(version = installed) {
  if (process.env.PAGES_BY === 'astro') return { atOnce: false }
  const other = Object.entries(compared).find(([name, known]) => version(name) !== known)
  if (!other) return { atOnce: true }
  const [name, known] = other
  return {
    atOnce: false,
    why: `Pages are rendered by Astro and React themselves, four times as slowly: our own renderer was compared with ${name} ${known}, and ${version(name)} is installed (docs/decisions/compiled-pages.md).`,
  }
}

/** The folder of what is compiled: pages by Astro itself lie beside those that readers get. */
export const compiledFolder = () => (process.env.PAGES_BY === 'astro' ? 'dist-by-astro' : 'dist/pages')
