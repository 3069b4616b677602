import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { type PartShapes, partShapes, type SiteParts } from './parts.ts'
import { readData } from './read-data.ts'
import { readLanguages } from './read-languages.ts'
import type { TenantName } from './site.ts'

/** The place of a site's parts: the folder of all site data, the site's own folder in it, its brand. */
export interface PartsPlace {
  folder: string
  site: string
  tenant: TenantName
}

/** Refuses files that nobody reads, since their name is a misspelt one. */
function refuseUnread(folder: string, known: readonly string[]): void {
  if (!existsSync(folder)) return
  const unread = readdirSync(folder).find((name) => name.endsWith('.json') && !known.includes(name))
  if (unread)
    throw new Error(
      `${join(folder, unread)}, line 1: the file is not known and wants one of the names ${known.join(', ')}.`,
    )
}

const kept = new Map<string, SiteParts>()
const keyOf = ({ folder, site }: PartsPlace): string => join(folder, site)

/** Reads and keeps all parts of a site: the brand's defaults with what the site says over them (see merge). */
export function readParts(place: PartsPlace, shapes: PartShapes): SiteParts {
  const [own, defaults] = [join(place.folder, place.site), join(place.folder, 'defaults', place.tenant)]
  const files = Object.keys(shapes).map((name) => `${name}.json`)
  refuseUnread(defaults, files)
  refuseUnread(own, ['site.json', ...files])
  const read = Object.entries(shapes).map(([name, shape]) => {
    const layers = [join(defaults, `${name}.json`), join(own, `${name}.json`)]
    return [name, readData<z.ZodType>(layers, shape).value]
  })
  const parts = Object.fromEntries(read) as SiteParts
  kept.set(keyOf(place), parts)
  return parts
}

/** The parts of a site as they were read last; a process that has not loaded the site reads them now. */
export function keptParts(place: PartsPlace): SiteParts {
  const shapes = () => partShapes(readLanguages(place.folder).map((language) => language.code))
  return kept.get(keyOf(place)) ?? readParts(place, shapes())
}
