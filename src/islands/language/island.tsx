import { useState } from 'react'
import { environment } from '#src/environment/environment.ts'
import type { CurrentSitePage } from '#src/stores/language/language.ts'
import { readChosenLanguage, storeLanguage } from '#src/stores/language/language-choice.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { LanguageDialog } from './LanguageDialog.tsx'

export const namespaces = ['language'] as const

interface LanguageProps extends CurrentSitePage {
  /** The name of the site's area, which is shown in the top bar. */
  area: string
}

/** The name of the site's area in the top bar, which opens the dialog for country and language. */
export default function Language({ area, ...currentPage }: LanguageProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => {
    // If the learner closes the dialog, the language of the page counts as chosen.
    storeLanguage(readChosenLanguage() ?? environment().page.languageId)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="area needs-script"
        data-act="language"
        aria-haspopup="dialog"
        aria-label={t('language:area', { area })}
        onClick={() => setOpen(true)}
      >
        <Icon name="pin" />
        {area}
      </button>
      <noscript>{area}</noscript>
      {open && <LanguageDialog currentPage={currentPage} onClose={close} />}
    </>
  )
}
