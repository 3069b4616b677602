import { useRef, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { KeyHint } from '../components/KeyHint.tsx'
import { useKeys } from '../components/use-keys.ts'
import { type FormText, focusPendingText, focusPendingTextOfList } from './focus-pending-text.ts'

interface NextPendingTextProps {
  /**
   * Returns the texts of the whole item, including those in collapsed parts. If this function is missing, only the
   * visible texts are searched.
   */
  textsOf?: () => readonly FormText[]
}

/**
 * The button that moves to the next pending text. If no text is pending, it reports that all texts are translated.
 */
export function NextPendingText({ textsOf }: NextPendingTextProps) {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const move = () => {
    const hasMoved = textsOf ? focusPendingTextOfList(textsOf()) : focusPendingText()
    setDone(!hasMoved)
    // The message is beside the button. The button may be out of view, so the page scrolls to the message.
    if (hasMoved) return
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus({ preventScroll: true })
  }
  useKeys({ 'alt+n': move })
  return (
    <>
      <span className="meta" role="status">
        {isDone && t('edit:noPendingText')}
      </span>
      <button ref={button} className="btn quiet" type="button" aria-keyshortcuts="Alt+N" onClick={move}>
        {t('edit:nextOpen')} <KeyHint on>Alt N</KeyHint>
      </button>
    </>
  )
}
