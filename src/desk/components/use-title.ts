import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'

/** The title of the shown item, or on pages without an item the name of the view; empty until the item is loaded. */
export const $itemTitle = atom('')

/**
 * Sets the title of the browser tab to `place`, then "desk", and `$itemTitle` to `item`. An empty `place` leaves only
 * "desk".
 */
export function usePageTitle(place: string, item = place): void {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = place ? `${place} · ${t('shell:title')}` : t('shell:title')
  }, [place, t])
  useEffect(() => {
    $itemTitle.set(item)
    return () => $itemTitle.set('')
  }, [item])
}
