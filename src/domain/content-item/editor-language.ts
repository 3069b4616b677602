import * as z from 'zod/mini'

/** The languages in which the desk speaks with editors. */
export const editorLanguage = z.enum(['en', 'de', 'es', 'pl', 'ar'])
export type EditorLanguage = z.infer<typeof editorLanguage>
