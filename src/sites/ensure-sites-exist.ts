import { type Sites, siteFolderOf } from './load-sites.ts'

/** Throws for the first of these folder names that belongs to no site. */
export function ensureSitesExist(names: readonly string[], { sites }: Pick<Sites, 'sites'>): void {
  const unknown = names.find((name) => !sites.some((site) => siteFolderOf(site) === name))
  if (unknown) throw new Error(`There is no site "${unknown}": sites/${unknown}/site.json is missing.`)
}
