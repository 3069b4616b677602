import type { ReactNode } from 'react'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { EnrolmentStep } from './enrolment-step.ts'

interface PanelProps {
  title: string
  step: EnrolmentStep
  children: ReactNode
}

/** The enrolment panel: title, status and content. */
export function Panel({ title, step, children }: PanelProps) {
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      <div className="row between">
        <h2 className="t20" id="enrolment" tabIndex={-1}>
          {title}
        </h2>
        <StepChip step={step} />
      </div>
      {children}
    </section>
  )
}

const chips = {
  open: { mark: 'ring', text: 'course:notEnrolled' },
  askable: { mark: 'ring', text: 'course:needsApproval' },
  underReview: { mark: 'half', tone: 'warn', text: 'enrolment:pending' },
  enrolled: { mark: 'tick', tone: 'ok', text: 'enrolment:enrolledChip' },
  video: { mark: 'disc', tone: 'ok', text: 'course:free' },
} as const

function StepChip({ step }: { step: EnrolmentStep }) {
  const { t } = useTranslation()
  const { text, ...chip } = chips[step]
  return <Chip {...chip}>{t(text)}</Chip>
}
