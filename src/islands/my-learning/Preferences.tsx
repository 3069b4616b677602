import { useState } from 'react'
import { closeAccount, downloadMyData, saveProfile } from '#src/stores/profile/profile.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CourseEmails } from './CourseEmails.tsx'
import type { PanelProps } from './props.ts'
import { UnfinishedItemsList } from './UnfinishedItemsList.tsx'

/** The preferences: emails, the export of the learner's data, and deleting the account. */
export default function Preferences({ learner }: PanelProps) {
  const { t } = useTranslation()
  const [leaveDialogOpen, setLeaveDialogOpen] = useState(false)
  return (
    <div className="stack gap-5">
      <section className="panel stack gap-3">
        <h2 className="t20">{t('my-learning:mails')}</h2>
        <label className="ck">
          <input
            type="checkbox"
            defaultChecked={learner.emailNotification === 'subscribed'}
            onChange={(event) =>
              void saveProfile({
                emailNotification: event.currentTarget.checked ? 'subscribed' : 'cancelled',
              })
            }
          />
          <span>{t('my-learning:wantMails')}</span>
        </label>
        <CourseEmails />
      </section>
      <section className="panel stack gap-3">
        <h2 className="t20">{t('my-learning:data')}</h2>
        <p>{t('my-learning:dataText')}</p>
        <p className="row">
          <button type="button" className="btn sec2" onClick={() => void downloadMyData()}>
            {t('my-learning:takeOut')}
          </button>
          <button type="button" className="btn quiet" onClick={() => setLeaveDialogOpen(true)}>
            {t('my-learning:leave')}
          </button>
        </p>
      </section>
      {leaveDialogOpen && <DeleteAccount email={learner.email} onClose={() => setLeaveDialogOpen(false)} />}
    </div>
  )
}

/** The dialog that requires the account's email address before the account is deleted. */
function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  return (
    <ConfirmationDialog
      title={t('my-learning:leave')}
      confirm={t('my-learning:leaveNow')}
      isHarmful
      onClose={onClose}
      onConfirm={() => void closeAccount(typed.trim()).then((right) => setWrong(!right))}
    >
      <div className="field">
        <p>{t('my-learning:leaveText')}</p>
        <UnfinishedItemsList />
        <label htmlFor="confirmation">{t('my-learning:leaveConfirm', { email })}</label>
        <input
          className="in"
          id="confirmation"
          type="email"
          autoComplete="off"
          aria-invalid={wrong || undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {wrong && (
          <p className="wrong" role="alert">
            {t('my-learning:leaveWrong')}
          </p>
        )}
      </div>
    </ConfirmationDialog>
  )
}
