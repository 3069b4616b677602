import { useState } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { openCertificatePdf } from '#src/stores/certification/issued-certificate.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface DownloadProps {
  id: number
  company: string | null
  place: Place
  /** Whether the download is the main action of the page; if false, the renewal is the main action. */
  isMain: boolean
}

/**
 * The button that downloads the certificate. A dialog asks whether to print the company, and links to the profile if
 * the company is missing. Specification 1, section 5: certificate download.
 */
export function Download({ id, company, place, isMain }: DownloadProps) {
  const { t } = useTranslation()
  const [dialogOpen, setDialogOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const open = async (showCompany: boolean) => {
    const refusal = await openCertificatePdf(id, showCompany)
    if (refusal) setMissing(true)
    else setDialogOpen(false)
  }
  return (
    <>
      <button type="button" className={isMain ? 'btn' : 'btn sec2'} onClick={() => setDialogOpen(true)}>
        <Icon name="download" />
        {t('certificate:download')}
      </button>
      {dialogOpen && (
        <Dialog
          title={t('certificate:withCompany.title')}
          onClose={() => setDialogOpen(false)}
          actions={
            <>
              <button type="button" className="btn sec2" onClick={() => void open(false)}>
                {t('certificate:withCompany.no')}
              </button>
              <button type="button" className="btn" onClick={() => void open(true)}>
                {t('certificate:withCompany.yes')}
              </button>
            </>
          }
        >
          <p>
            {company ? t('certificate:withCompany.text', { company }) : t('certificate:withCompany.none')}
          </p>
          {missing && (
            <p className="note warn" role="alert">
              <span>
                {t('certificate:withCompany.missing')}{' '}
                <a href={`${routes.personalInformation(place)}?need=company`}>
                  {t('certificate:withCompany.enter')}
                </a>
              </span>
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}
