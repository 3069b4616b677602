import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { createPartSchemas, type SitePartSchemas, type SiteParts } from './parts.ts'
import { readLanguages } from './read-languages.ts'
import { readSiteData } from './read-site-data.ts'
import type { TenantName } from './site.ts'

/**
 * The location of a site's parts: the folder of all site data, the folder of the site in it, and the site's brand.
 */
export interface PartsLocation {
  folder: string
  site: string
  tenant: TenantName
}

/** Throws for files with an unknown name, which is probably misspelt. */
function refuseUnknownFiles(folder: string, allowed: readonly string[]): void {
  if (!existsSync(folder)) return
  const unknown = readdirSync(folder).find((name) => name.endsWith('.json') && !allowed.includes(name))
  if (unknown)
    throw new Error(
      `${join(folder, unknown)}, line 1: the file is unknown; expected one of the names ${allowed.join(', ')}.`,
    )
}

const cache = new Map<string, SiteParts>()
const keyOf = ({ folder, site }: PartsLocation): string => join(folder, site)

/**
 * Reads and caches all parts of a site: the brand's defaults, with the site's files merged over them (see
 * `mergeSiteData`).
 */
export function readParts(location: PartsLocation, shapes: SitePartSchemas): SiteParts {
  const [siteFiles, defaults] = [
    join(location.folder, location.site),
    join(location.folder, 'defaults', location.tenant),
  ]
  const files = Object.keys(shapes).map((name) => `${name}.json`)
  refuseUnknownFiles(defaults, files)
  refuseUnknownFiles(siteFiles, ['site.json', ...files])
  const entries = Object.entries(shapes).map(([name, shape]) => {
    const layers = [join(defaults, `${name}.json`), join(siteFiles, `${name}.json`)]
    return [name, readSiteData<z.ZodType>(layers, shape).value]
  })
  const parts = Object.fromEntries(entries) as SiteParts
  cache.set(keyOf(location), parts)
  return parts
}

/** Returns the cached parts of a site. If the process has not loaded the site, they are read first. */
export function readCachedParts(location: PartsLocation): SiteParts {
  const shapes = () => createPartSchemas(readLanguages(location.folder).map((language) => language.code))
  return cache.get(keyOf(location)) ?? readParts(location, shapes())
}
