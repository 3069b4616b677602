import { useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Key } from '../pieces/Key.tsx'
import { useKeys } from '../pieces/use-keys.ts'
import { moveToOpenText } from './move-to-open-text.ts'

/** The button that moves to the next open text; after the last one it reports that all texts are translated. */
export function NextOpenText() {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const move = () => setDone(!moveToOpenText())
  useKeys({ 'alt+n': move })
  return (
    <>
      <span className="meta" role="status">
        {isDone && t('edit:noOpenText')}
      </span>
      <button className="btn quiet" type="button" aria-keyshortcuts="Alt+N" onClick={move}>
        {t('edit:nextOpen')} <Key on>Alt N</Key>
      </button>
    </>
  )
}
