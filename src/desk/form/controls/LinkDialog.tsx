import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { isLinkTarget } from './rich-text-extensions.ts'

/** A dialog that asks for the URL of a link on the selected text. An empty URL removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState((editor.getAttributes('link').href as string | undefined) ?? '')
  const target = address.trim()
  const isWrong = target !== '' && !isLinkTarget(target)
  const apply = () => {
    if (isWrong) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (target) chain.setLink({ href: target }).run()
    else chain.unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      title={t('edit:tool.link')}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button className="btn" type="button" aria-disabled={isWrong} onClick={apply}>
            {t('edit:apply')}
          </button>
        </>
      }
    >
      <div className="field">
        <label htmlFor="link-address">{t('edit:linkAddress')}</label>
        <input
          className="in"
          id="link-address"
          dir="ltr"
          aria-invalid={isWrong || undefined}
          aria-describedby="link-help"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
        <p className={isWrong ? 'wrong' : 'meta'} id="link-help">
          {t('edit:linkHelp')}
        </p>
      </div>
    </Dialog>
  )
}
