import * as z from 'zod/mini'
import { refersToShowable } from './invalid-character.ts'

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
export const textsByLanguage = <Schema extends z.ZodMiniType>(text: Schema) =>
  z
    .record(z.string().check(z.regex(languageTag)), text)
    .check(z.refine((texts) => 'en' in texts, 'English is missing')) as unknown as z.ZodMiniType<
    Texts<z.output<Schema>>,
    Texts<z.input<Schema>>
  >

/** Texts by language of which any may be missing, English too. At least one language has them. */
export type AnyTexts<Text> = Partial<Record<string, Text>>

/**
 * Makes the schema of texts by language that need no English ones: of a question, which one language alone may have. A record's
 * type has every language: hence the cast.
 */
export const anyTextsOf = <Schema extends z.ZodMiniType>(text: Schema) =>
  z
    .record(z.string().check(z.regex(languageTag)), text)
    .check(
      z.refine((texts) => Object.keys(texts).length > 0, 'has texts in no language'),
    ) as unknown as z.ZodMiniType<AnyTexts<z.output<Schema>>, AnyTexts<z.input<Schema>>>

/** The words of an item in a language that may lack those of its page. */
type WithoutPage<Text, OfPage extends keyof Text> = Omit<Text, OfPage> & Partial<Pick<Text, OfPage>>

/** Texts by language of which English is whole; other languages may lack the words that only the item's own page shows. */
export type ListedTexts<Text, OfPage extends keyof Text> = { en: Text } & Partial<
  Record<string, WithoutPage<Text, OfPage>>
>

const hasAllOrNone = (words: object, fields: readonly string[]): boolean => {
  const count = fields.filter((field) => field in words).length
  return count === 0 || count === fields.length
}

/**
 * Makes the schema of texts by language of an item that lists show, too. A language may leave out all of the words
 * `ofPage`, that only the item's own page shows: readers see those in English, marked as such. A catchall can't say that `en` alone is
 * whole: hence the cast at the end.
 */
export const listedTextsOf = <Shape extends z.core.$ZodLooseShape, const OfPage extends keyof Shape & string>(
  words: z.ZodMiniObject<Shape, z.core.$strict>,
  ofPage: readonly OfPage[],
) => {
  // Zod computes the type of a part only where it is told the fields one by one; which these are is known when it runs.
  const mask = Object.fromEntries(ofPage.map((field) => [field, true]))
  const listed = z.partial(words as never, mask as never) as unknown as z.ZodMiniType
  return z.catchall(z.object({ en: words }), listed).check(
    z.refine(
      (texts) => Object.keys(texts).every((language) => languageTag.test(language)),
      'wants tags of languages, like "de" or "pt-BR"',
    ),
    z.refine(
      (texts) => Object.values(texts).every((each) => hasAllOrNone(each as object, ofPage)),
      `wants all of ${ofPage.join(', ')} in a language, or none of them`,
    ),
  ) as unknown as z.ZodMiniType<
    ListedTexts<z.output<typeof words>, OfPage & keyof z.output<typeof words>>,
    ListedTexts<z.input<typeof words>, OfPage & keyof z.input<typeof words>>
  >
}

/** A link that an editor writes: a path of the portal without site and language, or an https address. */
export const link = z.string().check(z.regex(/^(\/|https:\/\/)\S*$/))
