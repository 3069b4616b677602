import type { ContentLookup } from '#src/domain/content-item/content-finding.ts'
import type { Documents, Family, Item } from '#src/domain/content-item/families.ts'
import { itemKeyOf } from '#src/domain/content-item/references.ts'
import { isSellingBrand } from '#src/sites/is-selling-brand.ts'
import { isKnownSite, loadSites, siteFolderOf } from '#src/sites/load-sites.ts'
import { isKnownProvince } from '#src/sites/province-code.ts'

/**
 * Returns the content lookup for checking a content folder: it knows only the folder's items and videos, and no
 * pictures.
 */
export function createKnownContent(items: readonly Item[], videos: readonly string[]): ContentLookup {
  const keys = new Set(items.map((item) => `${item.family} ${itemKeyOf(item)}`))
  const documents = new Map(items.map((item) => [`${item.family} ${item.id}`, item.document]))
  return {
    has: ({ family, key }) => keys.has(`${family} ${key}`),
    // The cast is safe: the key determines the family of the document.
    get: <Name extends Family>(family: Name, id: number) =>
      documents.get(`${family} ${id}`) as Documents[Name] | undefined,
    practicalExamsOf: (certification) =>
      items.flatMap(({ family, document }) =>
        family === 'practicalExam' && document.certification === certification ? [document] : [],
      ),
    hasPicture: () => false,
    hasProvince: isKnownProvince,
    hasVideo: (name) => videos.includes(name),
    hasSite: isKnownSite,
    sells: isSellingBrand,
    sites: loadSites().sites.map((site) => ({
      folder: siteFolderOf(site),
      tenant: site.tenant,
      languages: site.languages,
    })),
  }
}
