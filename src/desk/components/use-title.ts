import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'

/** The title of the item that the page shows; empty on other pages and until the item is loaded. */
export const $itemTitle = atom('')

/**
 * Sets the title of the page: the name of the view, then "desk". `item` is the title of the shown item; by default it
 * is the name of the view.
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
