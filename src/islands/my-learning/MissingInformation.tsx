import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { listMissingInformation } from '#src/domain/learner/information.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { formatList } from '#src/i18n/format.ts'
import { supplyInfoResource } from '#src/stores/profile/profile.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * Lists the information that the site requires but that is missing in the learner's profile. Specification 1,
 * section 5: profile.
 */
export function MissingInformation({ learner }: { learner: Learner }) {
  const { t, locale } = useTranslation()
  const requested = useStore(supplyInfoResource.$state)
  useEffect(() => void supplyInfoResource.load(), [])
  const missing = requested.state === 'ready' ? listMissingInformation(learner, requested.value) : []
  if (missing.length === 0) return null
  const fields = formatList(
    locale,
    missing.map((field) => t(`my-learning:field.${field}`)),
  )
  return <p className="note">{t('my-learning:missing', { fields })}</p>
}
