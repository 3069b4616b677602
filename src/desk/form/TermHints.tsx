import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { loadTerms } from '../terms/load-terms.ts'
import type { TermFinder } from '../terms/term.ts'

/**
 * The terms of an English text with their approved translations. Nothing is shown while the server is unreachable.
 */
export function TermHints({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation()
  const [findTerms, setFinder] = useState<TermFinder>()
  useEffect(() => {
    let isShown = true
    loadTerms(language).then(
      (finder) => isShown && setFinder(() => finder),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [language])
  const found = useMemo(() => findTerms?.(text) ?? [], [findTerms, text])
  if (found.length === 0) return null
  return (
    <ul className="terms" aria-label={t('edit:terms')}>
      {found.map(({ english, approved }) => (
        <li key={english}>
          <bdi lang="en">{english}</bdi>: <bdi lang={language}>{approved}</bdi>
        </li>
      ))}
    </ul>
  )
}
