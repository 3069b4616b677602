import type * as z from 'zod/mini'
import type { audience } from '../document.ts'
import type { Documents, Family } from '../families.ts'
import type { price } from '../field.ts'
import type { Picture } from '../picture.ts'
import type { FieldEntry } from './field-entry.ts'

/**
 * The types of values that count as one field although they have parts. The parts are described once for all
 * families, in shared-fields.ts.
 */
type Whole = Picture | z.infer<typeof price> | z.infer<typeof audience>

type FieldSuffix<Value extends object> = {
  [Name in keyof Value & string]-?: `.${Name}${Suffix<NonNullable<Value[Name]>>}`
}[keyof Value & string]

/**
 * The rest of a path, after the field that has the value: '' for the value itself, '[].video' for a part of a list,
 * '.*.name' for texts by language.
 */
type Suffix<Value> = Value extends Whole
  ? ''
  : Value extends readonly (infer Part)[]
    ? '' | Exclude<`[]${Suffix<NonNullable<Part>>}`, '[]'>
    : Value extends object
      ? string extends keyof Value
        ? `.*${Suffix<NonNullable<Value[keyof Value]>>}`
        : FieldSuffix<Value>
      : ''

type WithoutDot<Path> = Path extends `.${infer Rest}` ? Rest : never

/**
 * The path of a field within the schema of a document: `chapters[].video` is the video of each chapter,
 * `texts.*.name` the name in each language.
 */
export type FieldPath<Document extends object> = WithoutDot<FieldSuffix<Document>>

/** The entries of a value's fields by path. The check `field registry` finds missing ones. */
export type FieldEntries<Document extends object> = Readonly<Partial<Record<FieldPath<Document>, FieldEntry>>>

/** The entries of a family's fields by path. */
export type FamilyFields<Name extends Family> = FieldEntries<Documents[Name]>
