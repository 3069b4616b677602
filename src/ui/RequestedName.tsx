import { useState } from 'react'
import type { UserInfo } from '../domain/learner/learner.ts'
import { fullNameOf } from '../domain/learner/learner.ts'
import { useTranslation } from './TranslationContext.tsx'

interface RequestedNameProps {
  requested: UserInfo['requestedName']
  onWithdraw: () => Promise<void>
}

/**
 * The new name that is waiting for a reviewer's decision, with a button to withdraw it. Uses the message namespace
 * `my-learning`.
 */
export function RequestedName({ requested, onWithdraw }: RequestedNameProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  if (!requested) return null
  return (
    <div className="note stack gap-2">
      <p>{t('my-learning:newName.waits', { name: `\u2068${fullNameOf(requested)}\u2069` })}</p>
      <p>
        <button
          type="button"
          className="btn sec2 sm"
          aria-busy={busy}
          onClick={() => {
            if (busy) return
            setBusy(true)
            void onWithdraw().finally(() => setBusy(false))
          }}
        >
          {t('my-learning:newName.withdraw')}
        </button>
      </p>
    </div>
  )
}
