import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Language, language, type Site, site, type Tenant, type TenantName, tenant } from './site.ts'

export interface Sites {
  sites: readonly Site[]
  languages: readonly Language[]
  tenants: Record<TenantName, Tenant>
}

/** Reads one file of site data. A mistake names the file, the line of the syntax error or the field, and what it wants. */
function read<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Error(`${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}

/** All sites under a folder, checked. `only` keeps the folders it names (SITES=en,eu). */
export function loadSites(folder = 'sites', only?: readonly string[]): Sites {
  const names = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'site.json')))
    .filter((name) => !only || only.includes(name))
  return {
    sites: names.map((name) => read(join(folder, name, 'site.json'), site)),
    languages: read(join(folder, 'languages.json'), z.array(language)),
    tenants: read(join(folder, 'tenants.json'), z.record(z.enum(['main', 'sister']), tenant)),
  }
}

/** The folder's name of a site, which is also its name in commands: EU is eu. */
export const siteFolder = (of: Pick<Site, 'code'>): string => of.code.toLowerCase()

export const languageId = (languages: readonly Language[], code: string): number => {
  const found = languages.find((language) => language.code === code)
  if (!found) throw new Error(`No language "${code}" in sites/languages.json`)
  return found.id
}
