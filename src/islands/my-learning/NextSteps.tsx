import { useStore } from '@nanostores/react'
import type { LearningStep } from '#src/domain/overview/next-steps.ts'
import type { Place } from '#src/routes.ts'
import { $nextSteps, loadNextSteps } from '#src/stores/my-learning/my-learning.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import { NextStepRow } from './NextStepRow.tsx'

type StepOfKind<Kind extends LearningStep['kind']> = Extract<LearningStep, { kind: Kind }>
const isContinue = (step: LearningStep): step is StepOfKind<'continue'> => step.kind === 'continue'

/** The learner's next steps: first the chapter to resume, then all steps that have a date or can be done now. */
export function NextSteps({ place }: { place: Place }) {
  const { t } = useTranslation()
  const next = useStore($nextSteps)
  if (next.state === 'failed')
    return (
      <LoadFailure
        text={t('my-next:failed')}
        retry={t('enrolment:retry')}
        onRetry={() => void loadNextSteps()}
      />
    )
  if (next.state === 'loading') return <div className="panel holding" aria-busy="true" />
  const resumeStep = next.value.find(isContinue)
  const steps = next.value.filter((step) => !isContinue(step)) as Exclude<
    LearningStep,
    StepOfKind<'continue'>
  >[]
  return (
    <>
      {resumeStep && <ContinueCard resumePoint={resumeStep.of} place={place} />}
      {steps.length > 0 && (
        <section className="stack gap-3">
          <h2 className="t24">{t('my-next:title')}</h2>
          <ul className="panel tight rows r2">
            {steps.map((step, index) => (
              <NextStepRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is always replaced
                key={index}
                step={step}
                place={place}
                first={index === 0 && !resumeStep}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
