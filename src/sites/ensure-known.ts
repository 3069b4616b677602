import { type Sites, siteFolder } from './load-sites.ts'

/** Fails with the first of these names, folders of sites, that there is no site of. */
export function ensureKnown(names: readonly string[], { sites }: Pick<Sites, 'sites'>): void {
  const unknown = names.find((name) => !sites.some((site) => siteFolder(site) === name))
  if (unknown) throw new Error(`There is no site "${unknown}": sites/${unknown}/site.json is missing.`)
}
