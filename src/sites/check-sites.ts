import type { CheckedData } from './read-site-data.ts'
import { reservedPrefixes } from './reserved-segments.ts'
import type { Site, SiteLanguageEntry } from './site.ts'

/** A site's identity with the folder from which it was read. */
export interface LoadedSite extends CheckedData<Site> {
  folder: string
}

/** Checks one site's identity for mistakes that its schema can't express. */
function checkSite(
  { value: site, mistake, folder }: LoadedSite,
  languages: readonly SiteLanguageEntry[],
): void {
  if (site.code.toLowerCase() !== folder)
    throw mistake(['code'], `expects "${folder.toUpperCase()}", the folder's name in capital letters`)
  if (reservedPrefixes.has(site.prefix))
    throw mistake(['prefix'], 'expects a prefix that is not a first segment of the pages')
  const knownCodes = languages.map((language) => language.code)
  const unknown = site.languages.find((code) => !knownCodes.includes(code))
  if (unknown)
    throw mistake(['languages', site.languages.indexOf(unknown)], 'expects a code of languages.json')
  const unknownArea = Object.keys(site.area).find((code) => !knownCodes.includes(code))
  if (unknownArea) throw mistake(['area', unknownArea], 'expects a code of languages.json')
}

/**
 * Throws if two sites share a value that must be unique. Prefixes and hreflang must differ only within a brand's
 * host.
 */
function checkPair(one: LoadedSite, other: LoadedSite): void {
  const [first, second] = [one.value, other.value]
  const taken = (field: keyof Site) =>
    other.mistake([field], `expects a value that ${first.code} does not have`)
  if (first.siteId === second.siteId) throw taken('siteId')
  if (first.tenant !== second.tenant) return
  if (first.prefix === second.prefix) throw taken('prefix')
  const firstTags = Object.values(first.hreflang).flat()
  if (Object.values(second.hreflang).some((tags) => tags.some((tag) => firstTags.includes(tag))))
    throw taken('hreflang')
}

/**
 * Checks all sites together, for mistakes that can't be seen in one file alone. Throws an error that describes the
 * first mistake.
 */
export function checkSites(sites: readonly LoadedSite[], languages: readonly SiteLanguageEntry[]): void {
  for (const [index, site] of sites.entries()) {
    checkSite(site, languages)
    for (const earlier of sites.slice(0, index)) checkPair(earlier, site)
  }
}
