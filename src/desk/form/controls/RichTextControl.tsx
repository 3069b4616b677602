import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { textDirectionOf } from '#src/domain/language/script.ts'
import { keyName } from '../../components/use-keys.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { asText, type ControlProps } from './control.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { richTextExtensions } from './rich-text-extensions.ts'

/** Returns the HTML of the editor as it is stored in documents; '' if the editor is empty. */
const htmlOf = (editor: { isEmpty: boolean; getHTML: () => string }): string =>
  editor.isEmpty ? '' : editor.getHTML()

/**
 * A rich text with exactly the elements that pages support. Any other formatting is removed when a text is pasted.
 */
export default function RichTextControl({ attributes, value, onChange, disabled, language }: ControlProps) {
  const text = asText(value)
  const written = useRef(text)
  const editor = useEditor({
    extensions: richTextExtensions,
    content: text,
    editable: !disabled,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      // Ctrl+Enter publishes the page. Without this handler, TipTap would insert a line break.
      handleDOMEvents: { keydown: (_, event) => keyName(event) === 'control+enter' },
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        id: attributes.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${attributes.id}-label`,
        ...(attributes['aria-describedby'] && { 'aria-describedby': attributes['aria-describedby'] }),
        lang: language ?? '',
        dir: language ? textDirectionOf(language) : 'auto',
        class: 'rt prose',
      },
    },
    onUpdate: ({ editor: updated }) => {
      written.current = htmlOf(updated)
      onChange(written.current)
    },
  })
  // A text from elsewhere (a restored edition, another draft) replaces the text in the text editor.
  useEffect(() => {
    if (text === written.current) return
    written.current = text
    editor.commands.setContent(text, { emitUpdate: false })
  }, [editor, text])
  // Switching between editable and read-only must not count as a change of the text.
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <>
      {!disabled && <RichTextToolbar editor={editor} labelId={`${attributes.id}-label`} />}
      <EditorContent editor={editor} />
    </>
  )
}
