import { createRequire } from 'node:module'

/**
 * The versions of Astro and React whose output equals that of our own runtime, byte by byte, as checked by `npm run
 * prove -- pages`.
 */
const comparedVersions = { astro: '7.3.5', react: '19.2.9' }

const installed = (name) => createRequire(import.meta.url)(`${name}/package.json`).version

/**
 * Chooses the runtime that renders compiled pages. Our own runtime (src/renderer/sync-runtime,
 * src/components/sync-react) is used by default. The runtimes of Astro and React are used if `PAGES_BY=astro` is
 * set, or if the installed versions of Astro and React have not been compared yet (`why` then names the version).
 * @param {(name: string) => string} version the installed version of a package
 * @returns {{ isSync: boolean, why?: string }}
 */
export function chooseRuntime(version = installed) {
  if (process.env.PAGES_BY === 'astro') return { isSync: false }
  const other = Object.entries(comparedVersions).find(([name, known]) => version(name) !== known)
  if (!other) return { isSync: true }
  const [name, known] = other
  return {
    isSync: false,
    why: `Pages are rendered by Astro and React themselves, four times as slowly: our own renderer was compared with ${name} ${known}, and ${version(name)} is installed (docs/decisions/compiled-pages.md).`,
  }
}

/**
 * Returns the folder of compiled pages. Pages compiled for Astro's own runtime have a separate folder beside the
 * usual one.
 */
export const compiledFolder = () => (process.env.PAGES_BY === 'astro' ? 'dist-by-astro' : 'dist/pages')
