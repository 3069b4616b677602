import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import type { ShownPicture } from '#src/domain/content-item/picture.ts'
import { primaryLanguageOf } from '#src/i18n/message-locale.ts'

/**
 * Returns a document's picture with its alternative text in a language, else in the base language, else in English;
 * null if there is no picture.
 */
export function localizePicture(picture: DocumentPicture | null, language: string): ShownPicture | null {
  if (!picture) return null
  const { texts, ...shown } = picture
  const words = texts?.[language] ?? texts?.[primaryLanguageOf(language)] ?? texts?.en
  return words ? { ...shown, alt: words.alt } : shown
}
