import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { examItemUrl } from '#src/query/exam-view.ts'
import { $examAttempts, loadAttempts } from '#src/stores/exam/attempts.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import Attempts from './Attempts.tsx'
import type { ExamProps } from './exam-props.ts'

/** The page of all attempts at an exam, which is available whether the exam is open or not. */
export default function AllAttempts({ target, place }: ExamProps) {
  const { t } = useTranslation()
  const attempts = useStore($examAttempts)
  useEffect(() => void loadAttempts(target), [target])
  return (
    <div className="stack gap-5 one-column">
      <h1 className="t32">{t(`exam:kind.${target.exam}`)}</h1>
      {Array.isArray(attempts) && attempts.length === 0 && <p>{t('exam:attempts.none')}</p>}
      <Attempts target={target} place={place} />
      <p>
        <a className="btn sec2" href={examItemUrl(place, target)}>
          {t(`exam:back.${target.exam}`)}
        </a>
      </p>
    </div>
  )
}
