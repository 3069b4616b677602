import type * as z from 'zod/mini'
import type { categoryGroup } from '../../course/category-document.ts'
import type { PoolUse } from '../../pool/pool-use.ts'
import type { Family } from '../families.ts'

/** The kinds of fields, each with one control in a form, and their English names. */
export const fieldKindNames = {
  line: 'line',
  passage: 'passage',
  richText: 'rich text',
  number: 'number',
  yesNo: 'yes or no',
  choice: 'choice',
  reference: 'reference',
  category: 'category',
  video: 'video',
  picture: 'picture',
  zone: 'time zone',
  money: 'money',
  date: 'date',
  instant: 'date and time',
  country: 'country',
  language: 'language',
  link: 'link',
  parts: 'list of parts',
  partId: 'part id',
  lines: 'list of lines',
  audience: 'audience',
  code: 'code',
} as const
export type FieldKind = keyof typeof fieldKindNames

/** The sections of a form. A field without a section is shown in the first section. */
export type FormSection = 'appearance' | 'categories' | 'schedule' | 'registration' | 'exam' | 'audience'

/**
 * The kind of a field that refers to items of a family. `filter` contains the field values that an item must have
 * to be offered.
 */
interface ReferenceKind {
  kind: 'reference'
  family: Family
  filter?: { readonly use: PoolUse }
  /**
   * Whether the referenced item may be unpublished. If it is unpublished, the document is published without it, and
   * a change of the item changes no page.
   */
  canBeWithdrawn?: true
}

/** The kind of a field whose value is the slug of a category in a group. */
interface CategoryKind {
  kind: 'category'
  categoryGroup: z.infer<typeof categoryGroup>
}

/** The kind of a field; absent if the schema determines it. */
type KindEntry = { kind?: Exclude<FieldKind, 'reference' | 'category'> } | ReferenceKind | CategoryKind

/**
 * The properties of a field that its schema does not contain. Those of fields that several families share are in
 * shared-fields.ts.
 */
export type FieldEntry = KindEntry & {
  /** The name of the field in forms: a noun of one to four words. */
  label?: string
  /**
   * The label of a single entry of a list (a line or a part); forms add a number to it. If absent, forms use the
   * label of the list.
   */
  one?: string
  /** One sentence of help, if the label is not enough. */
  help?: string
  group?: FormSection
  width?: 'half'
  /**
   * The condition for showing the field in a form: another field, and the values that it must have. The path of
   * that field starts at the document.
   */
  showWhen?: { field: string; is: readonly (string | boolean)[] }
}
