import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Attendances } from './Attendances.tsx'
import { HeldCertificates } from './HeldCertificates.tsx'
import Medals from './Medals.tsx'
import type { PanelProps } from './props.ts'

/** Certificates and applications, medals, and certificates of attendance. */
export default function Certificates({ place, learner }: PanelProps) {
  const { t } = useTranslation()
  return (
    <div className="stack gap-6">
      <section className="stack gap-3">
        <h2 className="t24">{t('my-learning:tab.certificates')}</h2>
        <HeldCertificates place={place} learner={learner} />
      </section>
      <Medals place={place} />
      <Attendances />
    </div>
  )
}
