import type { Family } from '../../domain/content-item/families.ts'
import { fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import type { PartialDocument } from './document-path.ts'

/** Returns the draft of a new item: for the main brand, free of charge, with false in the fields of check boxes. */
export function createEmptyDocument(family: Family): PartialDocument {
  const all = fieldsOfFamily(family)
  const fields = all.filter(({ path }) => !path.includes('.'))
  const flags = fields.filter(({ kind, isRequired }) => kind === 'yesNo' && isRequired)
  const fees = fields.filter(({ kind }) => kind === 'money')
  return {
    audience: { tenants: ['main'] },
    ...Object.fromEntries([
      ...flags.map(({ path }) => [path, false]),
      ...fees.map(({ path }) => [path, null]),
    ]),
    // The texts of a pool are in its questions.
    ...(all.some(({ path }) => path.startsWith('texts.')) && { texts: { en: {} } }),
  }
}
