import * as z from 'zod/mini'

/** The languages of the desk, the application of editors. */
export const editorLanguage = z.enum(['en', 'de', 'es', 'pl', 'ar'])
export type EditorLanguage = z.infer<typeof editorLanguage>
