import { createRequire } from 'node:module'

/**
 * The versions of Astro and React whose output was compared with that of our own runtime, byte by byte: `npm run
 * prove -- pages`.
 */
const comparedVersions = { astro: '7.3.5', react: '19.2.9' }

/** Returns the installed version of a package. */
const installed = (name) => createRequire(import.meta.url)(`${name}/package.json`).version

/**
 * Returns whether our own runtime renders compiled pages (src/renderer/sync-runtime, src/components/sync-react), or
 * Astro's and React's: with `PAGES_BY=astro`, and where other versions are installed than those that were compared;
 * `why` then says so.
 * @param {(name: string) => string} version the installed version of a package
 * @returns {{ isSync: boolean, why?: string }}
 */
export function chosenRuntime(version = installed) {
  if (process.env.PAGES_BY === 'astro') return { isSync: false }
  const other = Object.entries(comparedVersions).find(([name, known]) => version(name) !== known)
  if (!other) return { isSync: true }
  const [name, known] = other
  return {
    isSync: false,
    why: `Pages are rendered by Astro and React themselves, four times as slowly: our own renderer was compared with ${name} ${known}, and ${version(name)} is installed (docs/decisions/compiled-pages.md).`,
  }
}

/** Returns the folder of compiled pages: pages by Astro itself lie beside those for readers. */
export const compiledFolder = () => (process.env.PAGES_BY === 'astro' ? 'dist-by-astro' : 'dist/pages')
