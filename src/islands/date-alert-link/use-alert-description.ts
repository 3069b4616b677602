import type { DateRequestText } from '#src/domain/date-alert/date-alert-filter.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * Returns a function that describes a date alert by its training or kind of training, and by the city if one was
 * chosen.
 */
export function useAlertDescription(): (alert: DateRequestText) => string {
  const { t } = useTranslation()
  return ({ what, kind, city }) => {
    const name = what ?? t(`new-dates:of.${kind ?? 'workshops'}`)
    return city ? `${name} (${city})` : name
  }
}
