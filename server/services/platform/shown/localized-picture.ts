import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import type { ShownPicture } from '#src/domain/content-item/picture.ts'
import { baseOf } from '#src/i18n/message-locale.ts'

/** A document's picture as readers of a language see it: where the language has no text for it, with the English one. */
export function localizedPicture(picture: DocumentPicture | null, language: string): ShownPicture | null {
  if (!picture) return null
  const { texts, ...shown } = picture
  const words = texts?.[language] ?? texts?.[baseOf(language)] ?? texts?.en
  return words ? { ...shown, alt: words.alt } : shown
}
