import { useStore } from '@nanostores/react'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { HeldCertificates } from './HeldCertificates.tsx'
import Medals from './Medals.tsx'
import type { PanelProps } from './props.ts'

/**
 * Certificates and medals. Shown only if the learner has a certificate or a medal, or has applied for a certificate.
 */
export function Awards({ place, learner }: Pick<PanelProps, 'place' | 'learner'>) {
  const { t } = useTranslation()
  const certificates = useStore(myLearningData.certificates.$state)
  if (certificates.state !== 'ready' || certificates.value.length === 0) return null
  return (
    <section className="stack gap-3">
      <h2 className="t24">{t('my-next:awards')}</h2>
      <HeldCertificates place={place} learner={learner} />
      {certificates.value.some(({ level, validUntil }) => level !== null && validUntil !== null) && (
        <Medals place={place} />
      )}
    </section>
  )
}
