import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { languageName } from '../components/language-name.ts'
import { moveInToolbar } from '../components/move-in-toolbar.ts'
import { useKeys } from '../components/use-keys.ts'
import { type DocumentPath, formatPath, getValue } from '../item/document-path.ts'
import { pathOfText, textSlotsOf } from '../item/text-slots.ts'
import { $me } from '../session/me.ts'
import { useEdit } from './EditContext.tsx'

/**
 * The language buttons with the share of texts that are translated and up to date. The pressed button is the
 * language being edited. Alt+T moves the focus there, and the arrow keys move between the buttons.
 */
export function LanguageBar({ onChoose }: { onChoose: (language: string) => void }) {
  const { t } = useTranslation()
  const { family, document, language, outdated } = useEdit()
  const { languages } = useStore($me)
  const slots = textSlotsOf(family, document, languages)
  const isCurrent = (path: DocumentPath) =>
    Boolean(getValue(document, path)) && !outdated.has(formatPath(path))
  const countOf = (code: string) => slots.filter((slot) => isCurrent(pathOfText(slot, code))).length
  const all = countOf('en')
  const bar = useRef<HTMLDivElement>(null)
  useKeys({ 'alt+t': () => bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus() })
  return (
    <div
      ref={bar}
      className="lb"
      role="toolbar"
      aria-label={t('edit:languages')}
      aria-keyshortcuts="Alt+T"
      onKeyDown={moveInToolbar}
    >
      {languages.map((code) => {
        const count = countOf(code)
        const share = all === 0 ? 0 : Math.min(count / all, 1)
        return (
          <button
            key={code}
            type="button"
            tabIndex={code === language ? 0 : -1}
            aria-pressed={code === language}
            title={`${languageName(code)}: ${t('edit:texts', { count, all })}`}
            onClick={() => onChoose(code)}
          >
            <span className="sr">{languageName(code)} </span>
            <span aria-hidden="true">{code}</span>
            <span className="sr">{t('edit:texts', { count, all })}</span>
            <i
              className={share === 1 ? 'y' : share > 0 ? 'h' : undefined}
              style={{ '--p': `${share * 100}%` } as React.CSSProperties}
            />
          </button>
        )
      })}
    </div>
  )
}
