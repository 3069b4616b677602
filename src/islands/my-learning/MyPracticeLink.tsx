import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { $banks, loadBanksOfLearner } from '#src/stores/practice/banks.ts'
import { PracticeLink } from '#src/ui/PracticeLink.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The link to practice, if the site has a question bank. */
export function MyPracticeLink({ place }: { place: Place }) {
  const { t } = useTranslation()
  const banks = useStore($banks)
  useEffect(() => void loadBanksOfLearner(), [])
  if (!banks || banks === 'failed' || banks.length === 0) return null
  return (
    <p>
      <PracticeLink href={routes.practice(place)}>{t('my-learning:practise')}</PracticeLink>
    </p>
  )
}
