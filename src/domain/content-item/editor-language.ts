import * as z from 'zod/mini'

/** The languages of the desk. */
export const editorLanguage = z.enum(['en', 'de', 'es', 'pl', 'ar'])
export type EditorLanguage = z.infer<typeof editorLanguage>
