import type { ReactNode } from 'react'
import { useTranslation } from './TranslationContext.tsx'

interface EnrolPanelProps {
  /** The part above the title, such as date and seats, or a medal. */
  head?: ReactNode
  chip?: ReactNode
  children: ReactNode
}

/** The panel of a learner's enrolment. Uses the message namespace `course`. */
export function EnrolPanel({ head, chip, children }: EnrolPanelProps) {
  const { t } = useTranslation()
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      {head}
      <div className="row between">
        <h2 className="t20" id="enrolment" tabIndex={-1}>
          {t('course:enrolment')}
        </h2>
        {chip}
      </div>
      {children}
    </section>
  )
}
