import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $acting } from '../../stores/act.ts'
import { reEnrol } from '../../stores/certification-enrolment.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { useWords } from '../../ui/Words.tsx'

/** Begins again: progress 0, what was stays in the history. Specification 1, section 4. */
export function ReEnrol({ id }: { id: number }) {
  const { t } = useWords()
  const busy = useStore($acting)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>{t('certification-enrolment:again')}</p>
      <button type="button" className="btn full lg" data-act="enrol" onClick={() => setAsking(true)}>
        {t('certification-enrolment:reEnrol')}
      </button>
      {asking && (
        <Confirm
          title={t('certification-enrolment:reEnrol')}
          confirm={t('certification-enrolment:reEnrol')}
          busy={busy}
          onConfirm={() => void reEnrol(id).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{t('certification-enrolment:againAsk')}</p>
        </Confirm>
      )}
    </>
  )
}
