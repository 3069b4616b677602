import type { ReactNode } from 'react'
import { useTranslation } from './TranslationContext.tsx'

interface EnrolPanelProps {
  /** The part above the title: a day and its seats, a medal. */
  head?: ReactNode
  chip?: ReactNode
  children: ReactNode
}

/** The panel beside the text that holds a learner's enrolment. Speaks the area `course`. */
export function EnrolPanel({ head, chip, children }: EnrolPanelProps) {
  const { t } = useTranslation()
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      {head}
      <div className="row between">
        <h2 className="t20" id="enrolment">
          {t('course:enrolment')}
        </h2>
        {chip}
      </div>
      {children}
    </section>
  )
}
