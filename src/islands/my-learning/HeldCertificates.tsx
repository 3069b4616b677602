import { getCertificateLink } from '#src/contract/learning/certificate-document.ts'
import type { Certificate } from '#src/domain/certificate/certificate.ts'
import { environment } from '#src/environment/environment.ts'
import { formatDate } from '#src/i18n/format.ts'
import { routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadDocument } from './download-document.ts'
import { EmptyList } from './EmptyList.tsx'
import type { PanelProps } from './props.ts'

const marks = {
  none: { mark: 'ring' },
  underReview: { mark: 'half', tone: 'info' },
  valid: { mark: 'disc', tone: 'ok' },
  aboutToExpire: { mark: 'triangle', tone: 'warn' },
  expired: { mark: 'dash' },
  rejected: { mark: 'cross', tone: 'bad' },
  revoked: { mark: 'cross', tone: 'bad' },
} as const satisfies Record<Certificate['status'], object>

/** Certificates and applications, each with links to its page and its document. */
export function HeldCertificates({ place, learner }: Pick<PanelProps, 'place' | 'learner'>) {
  const { t, locale } = useTranslation()
  return (
    <ResourceList
      resource={myLearningData.certificates}
      isEmpty={(certificates) => certificates.length === 0}
      emptyContent={
        <EmptyList
          text={t('my-learning:none.certificates')}
          href={routes.overview(place, 'hsc')}
          linkText={t('home:find')}
        />
      }
    >
      {(certificates) => (
        <ul className="panel tight rows r2">
          {certificates.map((certificate) => (
            <li key={`${certificate.certificationId}-${certificate.number}`}>
              <div className="stack gap-1">
                <h3 className="name">
                  <a
                    href={
                      certificate.number
                        ? routes.ownCertificate(place, certificate.number)
                        : routes.certification(place, certificate.certificationId)
                    }
                  >
                    {certificate.certificationName}
                  </a>
                </h3>
                <ul className="facts">
                  {certificate.number && (
                    <li>
                      <bdi className="mono">{certificate.number}</bdi>
                    </li>
                  )}
                  {certificate.validUntil && (
                    <li>
                      {t('my-learning:until', {
                        day: formatDate(locale, certificate.validUntil.slice(0, 10)),
                      })}
                    </li>
                  )}
                  {certificate.renewedBy && (
                    <li>
                      <a href={routes.ownCertificate(place, certificate.renewedBy)}>
                        {t('my-learning:renewedBy', { number: certificate.renewedBy })}
                      </a>
                    </li>
                  )}
                  {certificate.reason && <li>{certificate.reason}</li>}
                </ul>
              </div>
              <div className="end">
                <Chip {...marks[certificate.status]}>
                  {t(`my-learning:certificate.${certificate.status}`)}
                </Chip>
                {certificate.number && certificate.id !== null && (
                  <Download id={certificate.id} company={learner.company} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </ResourceList>
  )
}

/**
 * The button that downloads a certificate. If the account has a company, a second button downloads it with the
 * company's name. Specification 1, section 5: certificate download.
 */
function Download({ id, company }: { id: number; company: string | null | undefined }) {
  const { t } = useTranslation()
  const download = (showCompany: boolean) =>
    downloadDocument(environment().api.call(getCertificateLink, { id, showCompany }))
  return (
    <>
      <button type="button" className="btn sec2 sm" onClick={() => void download(false)}>
        {t('my-learning:download')}
      </button>
      {company && (
        <button type="button" className="btn quiet sm" onClick={() => void download(true)}>
          {t('my-learning:downloadCompany')}
        </button>
      )}
    </>
  )
}
