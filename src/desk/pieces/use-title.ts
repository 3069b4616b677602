import { useEffect } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'

/** Sets the title of the page: the name of the view, then "desk". */
export function useTitle(place: string): void {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = place ? `${place} · ${t('shell:title')}` : t('shell:title')
  }, [place, t])
}
