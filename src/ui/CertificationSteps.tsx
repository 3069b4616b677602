import type { ReactNode } from 'react'
import { certificationSteps } from '#src/domain/certification/progress.ts'
import { useTranslation } from './TranslationContext.tsx'

type Step = (typeof certificationSteps)[number]

interface CertificationStepsProps {
  /**
   * The number of the learner's current step, from 1; 5 if all steps are completed; undefined for visitors without
   * progress.
   */
  current: number | undefined
  hasWarning: boolean
  /** The details below a step's name. */
  children: (step: Step) => ReactNode
}

/**
 * The list of a certification's four steps, with the learner's current step highlighted. Uses the message namespace
 * `home`. Specification 1, section 2.
 */
export function CertificationSteps({ current, hasWarning, children }: CertificationStepsProps) {
  const { t } = useTranslation()
  return (
    <ol className="steps">
      {certificationSteps.map((step, index) => {
        const isCurrent = current === index + 1
        const isDone = current !== undefined && index + 1 < current
        return (
          <li
            key={step}
            className={isDone ? 'done' : isCurrent && hasWarning ? 'warn' : undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <b>{t(`home:steps.${step}.name`)}</b>
            {isDone && <i className="sr">{t('home:stepDone')}</i>}
            {children(step)}
          </li>
        )
      })}
    </ol>
  )
}
