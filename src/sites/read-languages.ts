import { join } from 'node:path'
import * as z from 'zod'
import { readData } from './read-data.ts'
import { type SiteLanguageEntry, siteLanguage } from './site.ts'

/** Reads `languages.json` of a folder of site data, in which each id and each code stands once. */
export function readLanguages(folder: string): SiteLanguageEntry[] {
  const { value, mistake } = readData([join(folder, 'languages.json')], z.array(siteLanguage).min(1))
  for (const field of ['id', 'code'] as const) {
    const twice = value.findIndex(
      (each, index) => value.findIndex((other) => other[field] === each[field]) !== index,
    )
    if (twice >= 0) throw mistake([twice, field], 'wants a value that no other language has')
  }
  return value
}
