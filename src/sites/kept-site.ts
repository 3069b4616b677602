import { join } from 'node:path'
import { readData } from './read-data.ts'
import { type Site, site } from './site.ts'

const kept = new Map<string, Site>()

/** The identity of the site in a folder, read once; also of a site that this process does not serve. */
export function keptSite(name: string, folder = 'sites'): Site {
  const file = join(folder, name, 'site.json')
  const found = kept.get(file) ?? readData([file], site).value
  kept.set(file, found)
  return found
}
