import { join } from 'node:path'
import * as z from 'zod'
import { readSiteData } from './read-site-data.ts'
import { type SiteLanguageEntry, siteLanguage } from './site.ts'

/** Reads `languages.json` from a folder of site data. Ids and codes must be unique in it. */
export function readLanguages(folder: string): SiteLanguageEntry[] {
  const { value, mistake } = readSiteData([join(folder, 'languages.json')], z.array(siteLanguage).min(1))
  for (const field of ['id', 'code'] as const) {
    const duplicate = value.findIndex(
      (each, index) => value.findIndex((other) => other[field] === each[field]) !== index,
    )
    if (duplicate >= 0) throw mistake([duplicate, field], 'expects a value that no other language has')
  }
  return value
}
