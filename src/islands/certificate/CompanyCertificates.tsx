import { useState } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { downloadCompanyCertificates } from '#src/stores/certification/issued-certificate.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * A panel that downloads one document of all valid certificates of the learner's company. It requires the company's
 * name and VAT number.
 */
export function CompanyCertificates({ place }: { place: Place }) {
  const { t } = useTranslation()
  const [missing, setMissing] = useState(false)
  return (
    <section className="panel stack gap-3">
      <h2 className="t20">{t('certificate:company.title')}</h2>
      <p className="muted">{t('certificate:company.text')}</p>
      <p>
        <button
          type="button"
          className="btn sec2"
          onClick={() =>
            void downloadCompanyCertificates().then((refused) => setMissing(refused !== undefined))
          }
        >
          {t('certificate:company.act')}
        </button>
      </p>
      {missing && (
        <p className="note warn" role="alert">
          <span>
            {t('certificate:company.missing')}{' '}
            <a href={`${routes.personalInformation(place)}?need=company,vatNumber`}>
              {t('certificate:withCompany.enter')}
            </a>
          </span>
        </p>
      )}
    </section>
  )
}
