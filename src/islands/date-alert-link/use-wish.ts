import type { DateRequestText } from '#src/domain/date-alert/date-request.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Of which new dates somebody is told, in words: what, and where if that was chosen. */
export function useWish(): (wish: DateRequestText) => string {
  const { t } = useTranslation()
  return ({ what, kind, city }) => {
    const name = what ?? t(`new-dates:of.${kind ?? 'workshops'}`)
    return city ? `${name} (${city})` : name
  }
}
