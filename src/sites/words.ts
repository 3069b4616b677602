import * as z from 'zod'
import { byLanguage } from './text-by-language.ts'

/** The key of a message: area, colon, the way to the text in its file. */
const messageKey = z.string().regex(/^[a-z-]+:[\w.-]+$/, 'wants the key of a message, like "shell:signIn"')

/** A site's own wording, by language and key, which replaces that in `src/i18n/messages`. */
export const words = (languages: readonly string[]) =>
  byLanguage(languages, z.record(messageKey, z.string().min(1)))
export type SiteWords = z.infer<ReturnType<typeof words>>
