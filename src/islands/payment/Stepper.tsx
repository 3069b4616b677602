import { useTranslation } from '#src/ui/TranslationContext.tsx'

const steps = ['transfer', 'confirmed', 'completed'] as const
export type PaymentStep = (typeof steps)[number]

/** The steps of a payment: payment transfer, payment confirmed, completed. */
export function Stepper({ current }: { current: PaymentStep }) {
  const { t } = useTranslation()
  const at = steps.indexOf(current)
  return (
    <ol className="steps three">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <b>{t(`payment:step.${step}.name`)}</b>
          <span>{t(`payment:step.${step}.text`)}</span>
        </li>
      ))}
    </ol>
  )
}
