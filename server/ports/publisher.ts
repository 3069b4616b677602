import type { TenantName } from '../../src/sites/site.ts'

/** How a site was published: pages in all, those made anew, and the milliseconds until readers saw it; or why not. */
export interface SitePublished {
  site: string
  pages: number
  rendered: number
  milliseconds: number
  failure?: string
}

/** Whoever makes the pages of the sites. */
export interface Publisher {
  /** Publishes sites, named by their folders, one after the other. One that fails does not stop the others. */
  publish(sites: readonly string[]): Promise<SitePublished[]>
  /** The page at a path of a tenant as it would be with the draft that a word opens; undefined where there is none. */
  preview(tenant: TenantName, path: string, word: string): Promise<string | undefined>
  close(): Promise<void>
}
