import { useState } from 'react'
import { environment } from '../../environment/environment.ts'
import type { Standing } from '../../stores/language.ts'
import { chosenLanguage, keepLanguage } from '../../stores/language-choice.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../ui/Words.tsx'
import { LanguageDialog } from './LanguageDialog.tsx'

export const areas = ['language'] as const

interface LanguageProps extends Standing {
  /** What the top bar calls the site. */
  area: string
}

/** The area in the top bar; it opens the choice of country and language. */
export default function Language({ area, ...standing }: LanguageProps) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const close = () => {
    // Who closes the dialog stays with the page's language: that is a choice too.
    keepLanguage(chosenLanguage() ?? environment().page.languageId)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="area"
        data-act="language"
        aria-haspopup="dialog"
        aria-label={t('language:area', { area })}
        onClick={() => setOpen(true)}
      >
        <Icon name="pin" />
        {area}
      </button>
      {open && <LanguageDialog standing={standing} onClose={close} />}
    </>
  )
}
