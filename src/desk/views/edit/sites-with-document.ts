import { getValue, type PartialDocument } from '../../item/document-path.ts'
import type { Me } from '../../session/me.ts'

/** Returns the sites that show a document, according to its audience (brands and sites). */
export function sitesWithDocument(
  sites: NonNullable<Me['sites']>,
  document: PartialDocument,
): NonNullable<Me['sites']> {
  const tenants = getValue(document, ['audience', 'tenants'])
  const folders = getValue(document, ['audience', 'sites'])
  return sites.filter(
    ({ tenant, folder }) =>
      (!Array.isArray(tenants) || tenants.includes(tenant)) &&
      (!Array.isArray(folders) || folders.includes(folder)),
  )
}
