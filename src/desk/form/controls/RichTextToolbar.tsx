import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon, type DeskIconName } from '../../components/DeskIcon.tsx'
import { moveInToolbar } from '../../components/move-in-toolbar.ts'
import { LinkDialog } from './LinkDialog.tsx'

interface Tool {
  name: string
  isOn?: boolean
  icon?: DeskIconName
  letter?: string
  keys?: string
  run: () => void
}

/** The buttons of a rich text. The arrow keys move between them. */
export function RichTextToolbar({ editor, labelId }: { editor: Editor; labelId: string }) {
  const { t } = useTranslation()
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { name: 'bold', isOn: on.bold, letter: 'B', keys: 'Control+B', run: () => chain().toggleBold().run() },
    {
      name: 'italic',
      isOn: on.italic,
      letter: 'I',
      keys: 'Control+I',
      run: () => chain().toggleItalic().run(),
    },
    { name: 'bulletList', isOn: on.bulletList, icon: 'list', run: () => chain().toggleBulletList().run() },
    {
      name: 'orderedList',
      isOn: on.orderedList,
      icon: 'numbers',
      run: () => chain().toggleOrderedList().run(),
    },
    { name: 'link', isOn: on.link, icon: 'link', run: () => setLinking(true) },
    { name: 'break', icon: 'break', keys: 'Shift+Enter', run: () => chain().setHardBreak().run() },
  ]
  return (
    <>
      <div
        className="rtb"
        role="toolbar"
        aria-label={t('edit:format')}
        aria-describedby={labelId}
        onKeyDown={moveInToolbar}
      >
        {tools.map(({ name, isOn, icon, letter, keys, run }, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={t(`edit:tool.${name}`)}
            aria-pressed={isOn}
            aria-keyshortcuts={keys}
            title={t(`edit:tool.${name}`)}
            onClick={run}
          >
            {icon ? <DeskIcon name={icon} flip={icon !== 'link'} /> : <b aria-hidden="true">{letter}</b>}
          </button>
        ))}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
