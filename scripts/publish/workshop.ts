import { Answers } from '../../src/content/answers.ts'
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
  /** What the API answered, by the folders of sites. Who makes thousands of pages keeps none. */
  answers?: Map<string, Answers>
}

/** What the API answered of a site, if that is kept. */
export function answersOf({ answers }: Workshop, folder: string): Answers | undefined {
  if (answers && !answers.has(folder)) answers.set(folder, new Answers())
  return answers?.get(folder)
}

/** Where the pages of a site, named by its folder, get their content in a language. */
export function sourceIn(workshop: Workshop, folder: string, language: string): Source {
  const { sites, access } = workshop
  const site = sites.sites.find((each) => siteFolder(each) === folder)
  if (!site) throw new Error(`There is no site "${folder}"`)
  return sourceOf(site, language, sites, access, answersOf(workshop, folder))
}
