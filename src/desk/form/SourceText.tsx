import { parseRichText } from '../item/parse-rich-text.tsx'
import type { TextSlot } from '../item/text-slots.ts'

/** The English text beside a translation. */
export function SourceText({ slot, text }: { slot: TextSlot; text: string }) {
  return (
    <div lang="en" dir="ltr" className="prose">
      {slot.field.kind === 'richText' ? parseRichText(text) : text}
    </div>
  )
}
