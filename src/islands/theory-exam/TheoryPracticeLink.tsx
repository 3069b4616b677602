import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { CertificationKind } from '#src/domain/course/course.ts'
import { practiceUrl } from '#src/query/practice.ts'
import type { Place } from '#src/routes.ts'
import { $hasPracticeBank, loadBanksOfLearner } from '#src/stores/practice/banks.ts'
import { PracticeLink } from '#src/ui/PracticeLink.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The link to practice for signed-in learners, if the site has a question bank for the programme. */
export function TheoryPracticeLink({ kind, place }: { kind: CertificationKind; place: Place }) {
  const { t } = useTranslation()
  const practisable = useStore($hasPracticeBank)
  useEffect(() => void loadBanksOfLearner(), [])
  if (!practisable(kind)) return null
  return (
    <p>
      <PracticeLink href={practiceUrl(place, kind)}>
        {t('certification-enrolment:exam.practise')}
      </PracticeLink>
    </p>
  )
}
