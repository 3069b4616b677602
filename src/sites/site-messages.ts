import * as z from 'zod'
import { createByLanguageSchema } from './text-by-language.ts'

/** The key of a message: namespace, colon, and path of the text in its file. */
const messageKey = z.string().regex(/^[a-z-]+:[\w.-]+$/, 'expects the key of a message, like "shell:signIn"')

/**
 * Creates the schema of the messages with which a site replaces those in `src/i18n/messages`, by language and key.
 */
export const createSiteMessagesSchema = (languages: readonly string[]) =>
  createByLanguageSchema(languages, z.record(messageKey, z.string().min(1)))
export type SiteMessages = z.infer<ReturnType<typeof createSiteMessagesSchema>>
