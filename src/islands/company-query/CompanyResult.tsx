import { formatDate } from '#src/i18n/format.ts'
import type { CompanyQueryResult } from '#src/stores/contact/company-query.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The number of certificates of a company, and the holders who agreed to be named. */
export function CompanyResult({ company }: { company: CompanyQueryResult }) {
  const { t, locale } = useTranslation()
  const { vatNumber, count, certificates, doubtful } = company
  return (
    <section className="panel stack gap-4">
      {doubtful && <p className="note warn">{t('company-query:doubtful', { vatNumber })}</p>}
      <p className="t20">
        {count === 0
          ? t('company-query:none', { vatNumber })
          : t('company-query:count', { count, vatNumber })}
      </p>
      {count > 0 && certificates.length === 0 && <p>{t('company-query:noNames')}</p>}
      {certificates.length > 0 && (
        <>
          <h2 className="t20">{t('company-query:names')}</h2>
          <ul className="panel tight rows whole">
            {certificates.map((certificate) => (
              <li key={certificate.number}>
                <div className="stack gap-1">
                  <b>{certificate.name}</b>
                  <span>{certificate.certificationName}</span>
                  <span className="meta">
                    <bdi className="mono">{certificate.number}</bdi>,{' '}
                    {t('company-query:until', {
                      day: formatDate(locale, certificate.validUntil.slice(0, 10)),
                    })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
