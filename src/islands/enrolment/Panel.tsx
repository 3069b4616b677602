import type { ReactNode } from 'react'
import { Chip } from '#src/ui/Chip.tsx'
import { useWords } from '#src/ui/Words.tsx'
import type { Step } from './step.ts'

interface PanelProps {
  title: string
  step: Step
  gets: string | undefined
  children: ReactNode
}

/** The enrolment panel as the page draws it: title, standing, next step, and what the course brings. */
export function Panel({ title, step, gets, children }: PanelProps) {
  return (
    <section className="panel enrol" aria-labelledby="enrolment">
      <div className="row between">
        <h2 className="t20" id="enrolment">
          {title}
        </h2>
        <StepChip step={step} />
      </div>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back where it stood */}
      {gets && <div dangerouslySetInnerHTML={{ __html: gets }} />}
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

function StepChip({ step }: { step: Step }) {
  const { t } = useWords()
  const { text, ...chip } = chips[step]
  return <Chip {...chip}>{t(text)}</Chip>
}
