import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Certification } from '#src/domain/certification/certification.ts'
import type { Place } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import {
  acknowledgeCertificationUpdate,
  openTheoryExamPage,
  switchToNewerVersion,
} from '#src/stores/certification/certification-enrolment.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface UpdateProps {
  certification: Certification
  update: NonNullable<Certification['update']>
  place: Place
}

/**
 * Offers to continue in a newer version of the certification, and afterwards asks whether to begin the exam.
 * Specification 1, section 4.
 */
export function VersionUpdate({ certification, update: version, place }: UpdateProps) {
  return version.announcesExam ? (
    <BeginExam certification={certification} update={version} place={place} />
  ) : (
    <ContinueInVersion certification={certification} update={version} place={place} />
  )
}

function BeginExam({ certification, update: version, place }: UpdateProps) {
  const { t } = useTranslation()
  const close = () => void acknowledgeCertificationUpdate(certification.id, version.id)
  return (
    <ConfirmationDialog
      title={t('certification-enrolment:update.examTitle')}
      confirm={t('certification:exam.start')}
      onConfirm={() =>
        void acknowledgeCertificationUpdate(certification.id, version.id).then(() =>
          openTheoryExamPage(place, certification.id),
        )
      }
      onClose={close}
    >
      <p>{t('certification-enrolment:update.examAsk')}</p>
    </ConfirmationDialog>
  )
}

function ContinueInVersion({ certification, update: version, place }: UpdateProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      {version.announcesUpdate && (
        <div className="note">
          <div className="stack gap-2">
            <p>{t('certification-enrolment:update.text')}</p>
            <button
              type="button"
              className="btn quiet sm"
              onClick={() => void acknowledgeCertificationUpdate(certification.id, version.id)}
            >
              {t('certification-enrolment:update.seen')}
            </button>
          </div>
        </div>
      )}
      <button type="button" className="btn sec2 full" onClick={() => setDialogOpen(true)}>
        {t('certification-enrolment:update.goOn')}
      </button>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('certification-enrolment:update.goOn')}
          confirm={t('certification-enrolment:update.goOnNow')}
          busy={busy}
          onConfirm={() =>
            void switchToNewerVersion(place, certification.id, version.id).then(() => setDialogOpen(false))
          }
          onClose={() => setDialogOpen(false)}
        >
          <p>{t('certification-enrolment:update.ask')}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}
