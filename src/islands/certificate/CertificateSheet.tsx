import type { IssuedCertificate } from '#src/stores/certification/issued-certificate.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** A picture of the printed certificate. CertificateDetails contains the same data as text. */
export function CertificateSheet({
  certificate,
  picture,
}: {
  certificate: IssuedCertificate
  picture: string | null
}) {
  const { t } = useTranslation()
  const { number, certificationName: certification } = certificate
  return (
    <div className="sheet-of-paper" aria-busy={picture === null}>
      {picture && <img src={picture} alt={t('certificate:picture', { number, certification })} />}
    </div>
  )
}
