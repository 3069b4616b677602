import * as z from 'zod/mini'
import { findTextChanges } from '#src/domain/content-item/changed-texts.ts'
import { audience } from '#src/domain/content-item/document.ts'
import type { ItemRights } from '#src/domain/content-item/item-rights.ts'
import { type EditorLimits, isUnlimited } from '#src/domain/editor-limits.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { listAllSites } from '#src/sites/all-sites.ts'

/** A document of an item, or a draft of one. */
type Document = object

/** Returns the folders of the sites that would show a document: all sites if its audience can't be read. */
function sitesOfDocument(document: Document): string[] {
  const read = z.safeParse(audience, 'audience' in document ? document.audience : undefined)
  const isShown = ({ folder, tenant }: { folder: string; tenant: 'main' | 'sister' }): boolean =>
    !read.success || (read.data.tenants.includes(tenant) && (read.data.sites?.includes(folder) ?? true))
  return listAllSites()
    .filter(isShown)
    .map(({ folder }) => folder)
}

/** Returns the sites that show one of the documents but on which the editor may not change content. */
function otherSites(allowed: readonly string[], documents: readonly Document[]): string[] {
  const shown = documents.flatMap(sitesOfDocument)
  return [...new Set(shown)].filter((site) => !allowed.includes(site))
}

/**
 * Returns the refusal `forbidden` for an editor whose role does not include some sites or languages. `missing` names
 * these sites or languages for the error message.
 */
const refuseLimits = (
  reason: 'editorSites' | 'editorLanguages' | 'editorTexts',
  lacking: { sites?: string[]; languages?: string[] },
): RefusedResult =>
  refuse('forbidden', { reason, missing: Object.values(lacking).flat().join(', '), ...lacking })

/** The documents of an item before and after an action; null for a document that does not exist. */
export interface ItemChange {
  before: Document | null | undefined
  after: Document | null | undefined
}

/**
 * Returns the refusal `forbidden`, with the missing sites or languages, if an editor's permissions do not allow a
 * change of an item; otherwise null. The change is allowed if only the editor's sites show the item, before and
 * after, or if it only changes texts in the editor's languages.
 */
export function checkChangeRights(limits: EditorLimits, { before, after }: ItemChange): RefusedResult | null {
  if (isUnlimited(limits)) return null
  const documents = [before, after].filter((each) => each !== null && each !== undefined)
  const sites = limits.sites && otherSites(limits.sites, documents)
  if (sites?.length === 0 && documents.length > 0) return null
  const changes = before && after ? findTextChanges(before, after) : { languages: [], hasOther: true }
  const languages = [...changes.languages].filter((language) => !limits.languages?.includes(language))
  if (limits.languages && !changes.hasOther) {
    return languages.length === 0 ? null : refuseLimits('editorLanguages', { languages })
  }
  return sites ? refuseLimits('editorSites', { sites }) : refuseLimits('editorTexts', {})
}

/** Returns the refusal `forbidden` for an editor whose role does not include a language. */
export const refuseLanguage = (language: string): RefusedResult =>
  refuseLimits('editorLanguages', { languages: [language] })

/**
 * Returns the refusal `forbidden` if an editor's permissions do not include all sites on which an action has
 * effects; otherwise null.
 */
export function checkSiteRights(limits: EditorLimits, folders: readonly string[]): RefusedResult | null {
  if (isUnlimited(limits)) return null
  const sites = folders.filter((folder) => !limits.sites?.includes(folder))
  if (!limits.sites) return refuseLimits('editorTexts', {})
  return sites.length === 0 ? null : refuseLimits('editorSites', { sites })
}

/** Returns the parts of an item that an editor may change, given the documents of the item. */
export function itemRightsOf(limits: EditorLimits, documents: readonly Document[]): ItemRights {
  const isOfSites = limits.sites !== null && otherSites(limits.sites, documents).length === 0
  if (isUnlimited(limits) || isOfSites) return { change: true, languages: null }
  const { languages } = limits
  return { change: (languages ?? []).length > 0, languages: languages ?? [] }
}
