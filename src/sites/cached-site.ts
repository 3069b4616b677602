import { join } from 'node:path'
import { readSiteData } from './read-site-data.ts'
import { type Site, site } from './site.ts'

const cache = new Map<string, Site>()

/**
 * Returns the identity of the site in a folder. It is read once and cached, even if this process does not serve the
 * site.
 */
export function readCachedSite(name: string, folder = 'sites'): Site {
  const file = join(folder, name, 'site.json')
  const found = cache.get(file) ?? readSiteData([file], site).value
  cache.set(file, found)
  return found
}
