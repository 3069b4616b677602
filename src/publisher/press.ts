import { Answers } from '../content/answers.ts'
import type { Origins } from '../content/locals.ts'
import { type Access, type Source, sourceOf } from '../content/source.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { type Sites, siteFolder } from '../sites/load-sites.ts'
import type { Compiled } from './code.ts'
import type { ReleaseStore } from './store.ts'

/** Everything that is needed to make pages. */
export interface Press {
  sites: Sites
  origins: Origins
  renderer: Renderer
  store: ReleaseStore
  /** The code of the compiled pages. */
  compiled: Compiled
  /** The address at which the API answers, and the header that opens the operators' calls. */
  access: Access
  /**
   * The kept answers of the API, by the folders of sites. A worker that makes thousands of pages keeps none.
   */
  answers?: Map<string, Answers>
  /** Puts the assets in the place of those of other code; a worker puts none. */
  putAssets?: () => Promise<void>
}

/** The kept answers of the API about a site; undefined where none are kept. */
export function answersOf({ answers }: Press, folder: string): Answers | undefined {
  if (answers && !answers.has(folder)) answers.set(folder, new Answers())
  return answers?.get(folder)
}

/** The source of content for the pages of a site (by its folder) in a language. */
export function sourceIn(press: Press, folder: string, language: string): Source {
  const { sites, access } = press
  const site = sites.sites.find((each) => siteFolder(each) === folder)
  if (!site) throw new Error(`There is no site "${folder}"`)
  return sourceOf(site, language, sites, access, answersOf(press, folder))
}
