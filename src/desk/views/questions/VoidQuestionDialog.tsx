import { useId, useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { previewQuestionVoiding, voidQuestion } from '#src/contract/publishing/question-statistics.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../components/use-call.ts'

interface VoidQuestionDialogProps {
  questionId: number
  number: number
  onDone: () => void
  onClose: () => void
}

type Effect = Omit<ResponseOf<typeof previewQuestionVoiding>, 'passing'>

/**
 * A dialog that excludes a question from scoring: it shows the effect, asks for a reason and a confirmation, and
 * shows the result.
 */
export function VoidQuestionDialog({ questionId, number, onDone, onClose }: VoidQuestionDialogProps) {
  const { t } = useTranslation()
  const reasonId = useId()
  const { value: preview, failure, reload } = useCall(previewQuestionVoiding, { questionId })
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Failure>()
  const [done, setDone] = useState<Effect>()
  const mayRun = preview !== undefined && reason.trim() !== '' && !isBusy
  const run = async () => {
    if (!mayRun) return
    setBusy(true)
    const result = await deskApi().call(
      voidQuestion,
      { questionId, reason },
      { waitsForPublish: true, shownByCaller: 'refusals' },
    )
    setBusy(false)
    setRefusal(result.ok ? undefined : result.failure)
    if (!result.ok) return
    setDone(result.value)
    onDone()
  }
  return (
    <Dialog
      wide
      title={t(done ? 'questions:takenOutTitle' : 'questions:takeOutTitle', { number })}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t(done ? 'shell:close' : 'shell:cancel')}
          </button>
          {!done && (
            <button
              className="btn bad"
              type="button"
              aria-disabled={!mayRun}
              aria-busy={isBusy}
              onClick={() => void run()}
            >
              {t(isBusy ? 'questions:scoring' : 'questions:takeOutNow')}
            </button>
          )}
        </>
      }
    >
      {done && <EffectText effect={done} isDone />}
      {!done && failure && <FailedPanel failure={failure} onRetry={reload} />}
      {!done && !failure && !preview && <Skeleton lines={4} />}
      {!done && preview && (
        <div className="stk">
          <EffectText effect={preview} />
          {preview.passing.length > 0 && (
            <table className="tbl">
              <caption className="sr">{t('questions:passing')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('questions:learner')}</th>
                  <th scope="col">{t('questions:exam')}</th>
                  <th scope="col" className="r">
                    {t('questions:score')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {preview.passing.map(({ attemptId, name, learnerId, exam, targetId, score, rescored }) => (
                  <tr key={attemptId}>
                    <th scope="row">
                      <bdi>{name || learnerId}</bdi>
                    </th>
                    <td>{t(`questions:exams.${exam}`, { id: targetId })}</td>
                    <td className="r num">
                      <bdi dir="ltr">
                        {score} → {rescored}
                      </bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className="field">
            <label htmlFor={reasonId}>{t('questions:reason')}</label>
            <textarea
              id={reasonId}
              className="in grow"
              maxLength={600}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <p className="meta">{t('questions:reasonHelp')}</p>
          </div>
          {refusal && <FailedPanel failure={refusal} />}
        </div>
      )}
    </Dialog>
  )
}

/** The effect in sentences: affected attempts, scores that rise, candidates who now pass, remaining questions. */
function EffectText({ effect, isDone = false }: { effect: Effect; isDone?: boolean }) {
  const { t } = useTranslation()
  const { attempts, raised, passed, left, needed } = effect
  const when = isDone ? 'done' : 'effect'
  return (
    <div className="stk" role={isDone ? 'status' : undefined}>
      <ul className="effect">
        <li>{t(`questions:${when}.attempts`, { count: attempts })}</li>
        <li>{t(`questions:${when}.raised`, { count: raised })}</li>
        <li>
          <b>{t(`questions:${when}.passed`, { count: passed })}</b>
        </li>
        <li>{t('questions:noneFails')}</li>
        <li>{t('questions:left', { count: left, needed })}</li>
      </ul>
      {left < needed && (
        <div className="note warn" role="alert">
          <div>{t('questions:tooSmall', { left, needed })}</div>
        </div>
      )}
    </div>
  )
}
