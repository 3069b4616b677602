import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { exportQuestions } from '#src/contract/publishing/question-bank.ts'
import { bankFormat } from '#src/domain/pool/bank/bank-question.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { downloadFile } from '../../components/download-file.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { languageName } from '../../components/language-name.ts'
import { $me } from '../../session/me.ts'

/** Returns a file from its content in base64. */
const decodeFile = (content: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))])

/**
 * A dialog that downloads the questions of a pool in a chosen format and language, and lists the questions that
 * could not be exported.
 */
export function ExportDialog({ poolId, onClose }: { poolId: number; onClose: () => void }) {
  const { t, locale } = useTranslation()
  const { languages } = useStore($me)
  const [format, setFormat] = useState<(typeof bankFormat.options)[number]>('gift')
  const [texts, setTexts] = useState('en')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [done, setDone] = useState<ResponseOf<typeof exportQuestions>>()
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await deskApi().call(exportQuestions, { poolId, format, texts }, { waitsForPublish: true })
    setBusy(false)
    setFailure(result.ok ? undefined : result.failure)
    setDone(result.ok ? result.value : undefined)
    if (result.ok) downloadFile(result.value.name, decodeFile(result.value.content))
  }
  return (
    <Dialog
      title={t('questions:exportTitle')}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:close')}
          </button>
          <button className="btn" type="button" aria-busy={isBusy} onClick={() => void run()}>
            {t(isBusy ? 'questions:exporting' : 'questions:download')}
          </button>
        </>
      }
    >
      <div className="stk">
        <label className="lab2">
          {t('questions:format')}
          <select
            className="in auto"
            value={format}
            onChange={({ target }) => setFormat(bankFormat.parse(target.value))}
          >
            {bankFormat.options.map((each) => (
              <option key={each} value={each}>
                {t(`questions:forms.${each}`)}
              </option>
            ))}
          </select>
        </label>
        {format === 'portal' ? (
          <p className="meta">{t('questions:allLanguages')}</p>
        ) : (
          <label className="lab2">
            {t('questions:language')}
            <select className="in auto" value={texts} onChange={({ target }) => setTexts(target.value)}>
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {failure && <FailedPanel failure={failure} />}
        {done && (
          <p role="status">
            {t('questions:exported', { count: done.questions, name: done.name })}{' '}
            {done.left.length > 0 &&
              t('questions:exportLeft', {
                count: done.left.length,
                questions: joinWithCommas(locale, done.left.slice(0, 20).map(String)),
              })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
