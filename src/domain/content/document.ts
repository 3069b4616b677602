import * as z from 'zod/mini'
import { refersToShowable } from './unshowable.ts'

/** A brand of the portal; each has hosts of its own. */
export const tenantName = z.enum(['main', 'sister'])

/**
 * The readers whom content is for: the tenants that show it and, where `sites` (codes) are given, only those
 * sites.
 */
export const audience = z.strictObject({
  tenants: z.array(tenantName).check(z.minLength(1)),
  sites: z.optional(z.array(z.string()).check(z.minLength(1))),
})

/** A text of one line: a name, a title. */
export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(160))

/** A text of one to three sentences. */
export const passage = z.string().check(z.trim(), z.minLength(1), z.maxLength(600))

/** Allow-list HTML: p, ul, ol, li, strong, em, br and a with an own path or an https address. */
export const richText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(20_000),
    z.refine(refersToShowable, "refers to a sign that can't be shown"),
  )

/**
 * Texts by language tag. English is always there; where another language lacks a text, readers see the
 * English one.
 */
export type Texts<Text> = { en: Text } & Partial<Record<string, Text>>

/** A language, and its region where there are several: 'de', 'en-GB'. */
export const languageTag = /^[a-z]{2}(-[A-Z]{2})?$/

/**
 * Makes the schema of texts by language. The refinement proves that English is there, which a record's type
 * can't say: hence the cast.
 */
export const textsOf = <Schema extends z.ZodMiniType>(text: Schema) =>
  z
    .record(z.string().check(z.regex(languageTag)), text)
    .check(z.refine((texts) => 'en' in texts, 'English is missing')) as unknown as z.ZodMiniType<
    Texts<z.output<Schema>>,
    Texts<z.input<Schema>>
  >

/** A link that an editor writes: a path of the portal without site and language, or an https address. */
export const link = z.string().check(z.regex(/^(\/|https:\/\/)\S*$/))
