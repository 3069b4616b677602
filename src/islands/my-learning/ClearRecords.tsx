import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { mayProgress } from '#src/domain/certification/progress.ts'
import type { OwnCertification } from '#src/domain/overview/overview.ts'
import { clearStudyRecords } from '#src/stores/account/study-records.ts'
import { $isActing } from '#src/stores/act/act.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const goes = ['courses', 'credits', 'practice'] as const
const stays = ['attempts', 'seats', 'certificates'] as const

/**
 * Clears the study records of a certification, after a dialog that lists what is deleted and what remains. Hidden after
 * its exams are passed.
 */
export function ClearRecords({ of }: { of: OwnCertification }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [asking, setAsking] = useState(false)
  if (of.status === 'approved' || !mayProgress(of.status, 'enrol')) return null
  return (
    <div>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={t('my-next:records.clearOf', { name: of.name })}
        onClick={() => setAsking(true)}
      >
        {t('my-next:records.clear')}
      </button>
      {asking && (
        <Confirm
          title={t('my-next:records.title', { name: of.name })}
          confirm={t('my-next:records.now')}
          busy={busy}
          onConfirm={() => void clearStudyRecords(of.id).then((cleared) => cleared && setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <div className="stack gap-4">
            <p>{t('my-next:records.text')}</p>
            <Told
              title={t('my-next:records.goes')}
              items={goes.map((each) => t(`my-next:records.gone.${each}`))}
            />
            <Told
              title={t('my-next:records.stays')}
              items={stays.map((each) => t(`my-next:records.kept.${each}`))}
            />
          </div>
        </Confirm>
      )}
    </div>
  )
}

function Told({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="prose">
      <p>
        <b>{title}</b>
      </p>
      <ul aria-label={title}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
