import type { Origins } from '../../src/content/locals.ts'
import { type Access, type Source, sourceOf } from '../../src/content/source.ts'
import { type Sites, siteFolder } from '../../src/sites/load-sites.ts'
import type { Renderer } from '../renderer/renderer.ts'
import type { ReleaseStore } from './store.ts'

/** All that is needed to make pages. */
export interface Workshop {
  sites: Sites
  origins: Origins
  renderer: Renderer
  store: ReleaseStore
  /** Where the API answers, and the header that opens the operators' calls. */
  access: Access
}

/** Where the pages of a site, named by its folder, get their content in a language. */
export function sourceIn({ sites, access }: Workshop, folder: string, language: string): Source {
  const site = sites.sites.find((each) => siteFolder(each) === folder)
  if (!site) throw new Error(`There is no site "${folder}"`)
  return sourceOf(site, language, sites, access)
}
