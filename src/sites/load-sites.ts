import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { checkSites, type LoadedSite } from './check-sites.ts'
import { createPartSchemas } from './parts.ts'
import { readLanguages } from './read-languages.ts'
import { readParts } from './read-parts.ts'
import { readSiteData } from './read-site-data.ts'
import {
  type Site,
  type SiteLanguageEntry,
  site,
  siteTenantName,
  type Tenant,
  type TenantName,
  tenant,
} from './site.ts'

export interface Sites {
  sites: readonly Site[]
  languages: readonly SiteLanguageEntry[]
  tenants: Record<TenantName, Tenant>
  /**
   * Whether the variable SITES limits this portal to some sites, in which case other servers may serve the other
   * sites.
   */
  isPartial: boolean
}

/** Returns the names of the folders of sites, sorted, without the folder of defaults. */
const siteFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'defaults' && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()

const identityFile = (folder: string, name: string): string => join(folder, name, 'site.json')

/**
 * Loads and checks all sites in a folder, with all their parts (see parts-of-site). `only` limits them to these
 * folders (SITES=en,eu); other folders are not read. Throws an error that describes the first mistake in one
 * sentence with file, line and field.
 * @example loadSites('sites', ['eu']).sites.map(siteFolderOf) // ['eu']
 */
export function loadSites(folder = 'sites', only?: readonly string[]): Sites {
  const languages = readLanguages(folder)
  const readSites = siteFolders(folder)
    .filter((name) => !only || (only.includes(name) && existsSync(identityFile(folder, name))))
    .map((name): LoadedSite => ({ folder: name, ...readSiteData([identityFile(folder, name)], site) }))
  checkSites(readSites, languages)
  const shapes = createPartSchemas(languages.map((language) => language.code))
  for (const { folder: name, value } of readSites) {
    const { payment } = readParts({ folder, site: name, tenant: value.tenant }, shapes)
    const unknown = payment.soldBy.find((each) => !isKnownSite(each, folder))
    if (unknown)
      throw new Error(
        `payment.json of ${value.code}: "soldBy" names "${unknown}", which is no folder of a site.`,
      )
  }
  return {
    sites: readSites.map(({ value }) => value),
    languages,
    tenants: readSiteData([join(folder, 'tenants.json')], z.record(siteTenantName, tenant)).value,
    isPartial: only !== undefined,
  }
}

/** Whether a folder of this name contains a site, even if this portal does not serve it. */
export const isKnownSite = (name: string, folder = 'sites'): boolean => existsSync(identityFile(folder, name))

/**
 * Returns the name of a site's folder, which is also its name in commands.
 * @example siteFolderOf({ code: 'EU' }) // 'eu'
 */
export const siteFolderOf = ({ code }: Pick<Site, 'code'>): string => code.toLowerCase()

export const getLanguageId = (languages: readonly SiteLanguageEntry[], code: string): number => {
  const found = languages.find((language) => language.code === code)
  if (!found) throw new Error(`No language "${code}" in sites/languages.json`)
  return found.id
}
