import * as z from 'zod/mini'
import { hasValidReferences } from './invalid-character.ts'

/** A brand of the portal; each brand has its own hosts. */
export const tenantName = z.enum(['main', 'sister'])

/**
 * The audience of content: the brands (tenants) that show it. If `sites` is present, only these sites of the brands
 * show it; `sites` contains the folders of sites.
 */
export const audience = z.strictObject({
  tenants: z.array(tenantName).check(z.minLength(1)),
  sites: z.optional(z.array(z.string()).check(z.minLength(1))),
})

/** A text of one line, such as a name or a title. */
export const lineText = z.string().check(z.trim(), z.minLength(1), z.maxLength(160))

/** A text of one to three sentences. */
export const paragraphText = z.string().check(z.trim(), z.minLength(1), z.maxLength(600))

/** A text in allow-list HTML: p, ul, ol, li, strong, em, br, and a with a path of the portal or an https URL. */
export const richText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(20_000),
    z.refine(hasValidReferences, "refers to a sign that can't be shown"),
  )

/**
 * Texts by language tag. English is required; if a text is missing in another language, pages show the English one.
 */
export type Texts<Text> = { en: Text } & Partial<Record<string, Text>>

/** Matches a language tag, with a region for regional variants: 'de', 'en-GB'. */
export const languageTagPattern = /^[a-z]{2}(-[A-Z]{2})?$/

/**
 * Creates the schema of texts by language. The cast is needed because the type of a record can't express the
 * refinement, which checks that English is present.
 */
export const createTextsByLanguageSchema = <Schema extends z.ZodMiniType>(text: Schema) =>
  z
    .record(z.string().check(z.regex(languageTagPattern)), text)
    .check(z.refine((texts) => 'en' in texts, 'English is missing')) as unknown as z.ZodMiniType<
    Texts<z.output<Schema>>,
    Texts<z.input<Schema>>
  >

/** Texts by language, in at least one language; English is optional. */
export type AnyTexts<Text> = Partial<Record<string, Text>>

/**
 * Creates the schema of texts by language that does not require English, for questions that exist in one language
 * only. The cast is needed because the type of a record has every language.
 */
export const createOptionalTextsSchema = <Schema extends z.ZodMiniType>(text: Schema) =>
  z
    .record(z.string().check(z.regex(languageTagPattern)), text)
    .check(z.refine((texts) => Object.keys(texts).length > 0, 'has texts in no language')) as z.ZodMiniType<
    AnyTexts<z.output<Schema>>,
    AnyTexts<z.input<Schema>>
  >

/** The texts of an item in one language; those that only the item's page shows are optional. */
type WithoutPage<Text, OfPage extends keyof Text> = Omit<Text, OfPage> & Partial<Pick<Text, OfPage>>

/**
 * Texts by language. English is complete; in other languages, texts that only the item's page shows may be missing.
 */
export type ListedItemTexts<Text, OfPage extends keyof Text> = { en: Text } & Partial<
  Record<string, WithoutPage<Text, OfPage>>
>

/** Returns the fields that are missing in a language if the language has at least one of them. */
const missingOf = (words: object, fields: readonly string[]): string[] => {
  const missing = fields.filter((field) => !(field in words))
  return missing.length === fields.length ? [] : missing
}

/**
 * Creates the schema of texts by language for an item that is also shown in lists. A language may omit all of the
 * fields `ofPage`, which only the item's page shows; the page then shows them in English, marked as English.
 */
export const createListedItemTextsSchema = <
  Shape extends z.core.$ZodLooseShape,
  const OfPage extends keyof Shape & string,
>(
  words: z.ZodMiniObject<Shape, z.core.$strict>,
  ofPage: readonly OfPage[],
) => {
  // The cast is needed because Zod infers the type of a partial object only from literal field names, and these are
  // known only at run time.
  const mask = Object.fromEntries(ofPage.map((field) => [field, true]))
  const listed = z.partial(words as never, mask as never) as z.ZodMiniType
  const texts = z.catchall(z.object({ en: words }), listed).check(
    z.refine(
      (value) => Object.keys(value).every((language) => languageTagPattern.test(language)),
      'expects tags of languages, like "de" or "pt-BR"',
    ),
    ({ value, issues }) => {
      for (const [language, words] of Object.entries(value))
        for (const field of missingOf(words as object, ofPage))
          issues.push({
            code: 'custom',
            input: value,
            path: [language, field],
            message: `is missing: a language has all of ${ofPage.join(', ')}, or none of them`,
          })
    },
  )
  // The cast is needed because a catchall can't express that only `en` is complete.
  return texts as z.ZodMiniType<
    ListedItemTexts<z.output<typeof words>, OfPage & keyof z.output<typeof words>>,
    ListedItemTexts<z.input<typeof words>, OfPage & keyof z.input<typeof words>>
  >
}

/** A link in a document: a path of the portal without site and language, or an https URL. */
export const link = z.string().check(z.regex(/^(\/|https:\/\/)\S*$/))
