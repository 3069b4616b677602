import * as z from 'zod/mini'
import { textDirectionOf } from '../../domain/language/script.ts'
import { getDeskLanguage } from './desk-language.ts'
import { readSetting } from './setting.ts'

/**
 * The data that the server writes into the page: the id of a site on this host, and the ids of the languages. API
 * calls contain the id of the site and of one language.
 */
const pageData = z.object({ siteId: z.int(), languages: z.record(z.string(), z.int()) })

/** Returns the data that the server has written into the page. */
export const readPageData = (): z.infer<typeof pageData> =>
  pageData.parse(JSON.parse(document.documentElement.dataset.desk ?? '{}'))

/** Returns the color scheme of the desk: the chosen scheme, else the scheme of the operating system. */
const scheme = (): string =>
  readSetting('scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Sets language, direction and colors of the page before anything is rendered. */
export function setUpPage(): void {
  const { documentElement: html } = document
  html.lang = getDeskLanguage()
  html.dir = textDirectionOf(html.lang)
  html.dataset.scheme = scheme()
}
