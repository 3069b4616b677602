import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { checkQuestions, importQuestions } from '#src/contract/publishing/question-bank.ts'
import { itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { deskApi } from '../../api/desk-api.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { Link } from '../../components/Link.tsx'
import { useCall } from '../../components/use-call.ts'
import { useKeys } from '../../components/use-keys.ts'
import { usePageTitle } from '../../components/use-title.ts'
import type { BankCheckReport } from './bank-check.ts'
import { type ChosenBankFile, createUploadFile, readBankFile } from './bank-file.ts'
import { ImportForm, type NewPool } from './ImportForm.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'

type Busy = 'checking' | 'importing' | undefined

/**
 * The import view: a file of questions is checked question by question, and then imported exactly as it was
 * checked.
 */
export default function ImportView({ poolId }: { poolId: number | undefined }) {
  const { t } = useTranslation()
  const item = useCall(getContentItem, poolId === undefined ? null : { family: 'pool', id: poolId })
  const [file, setFile] = useState<ChosenBankFile>()
  const [texts, setTexts] = useState('en')
  const [addsQuestions, setAdds] = useState(false)
  const [newPool, setNewPool] = useState<NewPool>({ name: '', use: undefined })
  const [check, setCheck] = useState<BankCheckReport>()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState<Busy>()
  const [imported, setImported] = useState<{ poolId: number } & ResponseOf<typeof importQuestions>>()
  const document = item.value?.draft ?? item.value?.published
  const name =
    poolId === undefined ? t('questions:newPool') : document ? itemTitleOf(document) : String(poolId)
  usePageTitle(t('questions:importTitle'), name)

  const runCheck = async (bank: ChosenBankFile, language: string, adds: boolean) => {
    setFile(bank)
    setBusy('checking')
    setImported(undefined)
    const result = await deskApi().call(
      checkQuestions,
      {
        ...(poolId !== undefined && { poolId }),
        ...{ texts: language, file: createUploadFile(bank) },
        ...(adds && { addsQuestions: true }),
      },
      { waitsForPublish: true, shownByCaller: 'refusals' },
    )
    setBusy(undefined)
    setFailure(result.ok ? undefined : result.failure)
    setCheck(result.ok ? result.value : undefined)
  }
  const choose = (change: { texts?: string; addsQuestions?: boolean }) => {
    const next = { texts, addsQuestions, ...change }
    setTexts(next.texts)
    setAdds(next.addsQuestions)
    if (file) void runCheck(file, next.texts, next.addsQuestions)
  }

  const taken = check ? check.added + check.changed : 0
  const reason = !check
    ? t('questions:checkFirst')
    : check.refused > 0
      ? t('questions:mendFirst', { count: check.refused })
      : taken === 0
        ? t('questions:nothingNew')
        : poolId === undefined && newPool.name.trim() === ''
          ? t('questions:nameFirst')
          : poolId === undefined && newPool.use === undefined
            ? t('questions:useFirst')
            : undefined
  const mayImport = reason === undefined && busy === undefined && !imported
  const runImport = async () => {
    if (!mayImport || !file) return
    setBusy('importing')
    const into = poolId ?? (await createPool(newPool, setFailure))
    if (into === undefined) return setBusy(undefined)
    const result = await deskApi().call(
      importQuestions,
      { poolId: into, texts, ...(addsQuestions && { addsQuestions: true }), file: createUploadFile(file) },
      { waitsForPublish: true, shownByCaller: 'refusals' },
    )
    setBusy(undefined)
    setFailure(result.ok ? undefined : result.failure)
    if (result.ok) setImported({ poolId: into, ...result.value })
  }
  useKeys({ 'control+enter': () => void runImport() })
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">{t('questions:importTitle')}</h1>
        <span className="muted">
          <bdi>{t('questions:importInto', { name })}</bdi>
        </span>
        <div className="end row">
          {!imported && reason && (
            <span className="meta" id="import-reason">
              {reason}
            </span>
          )}
          <button
            className="btn"
            type="button"
            aria-disabled={!mayImport}
            aria-busy={busy === 'importing'}
            aria-describedby={reason && 'import-reason'}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void runImport()}
          >
            {t('questions:take', { count: taken })} <KeyHint on>Ctrl ⏎</KeyHint>
          </button>
        </div>
      </div>
      <div className="stk">
        <ImportForm
          file={file}
          texts={texts}
          addsQuestions={addsQuestions}
          newPool={poolId === undefined ? newPool : undefined}
          onFile={(chosen) => void readBankFile(chosen).then((bank) => runCheck(bank, texts, addsQuestions))}
          onChange={choose}
          onNewPool={setNewPool}
        />
        {item.failure && <FailedPanel failure={item.failure} onRetry={item.reload} />}
        {failure && (
          <FailedPanel
            failure={failure}
            {...(file && { onRetry: () => void runCheck(file, texts, addsQuestions) })}
          />
        )}
        {busy && <ImportProgress activity={busy} />}
        {imported && (
          <div className="note ok" role="status">
            <div>
              <b>{t('questions:imported', { added: imported.added, changed: imported.changed })}</b>{' '}
              {t('questions:importedText')}{' '}
              <Link href={urlOf($router, 'pool', { id: imported.poolId })}>{t('questions:openPool')}</Link>
            </div>
          </div>
        )}
        {check && file && !imported && busy !== 'checking' && (
          <ImportReport
            check={check}
            file={file}
            onCorrected={(mended) => void runCheck(mended, texts, addsQuestions)}
          />
        )}
      </div>
    </div>
  )
}

/** Creates the pool of an import as a draft. Returns its number, or undefined if the server refuses it. */
async function createPool(
  { name, use }: NewPool,
  onFailure: (failure: Failure) => void,
): Promise<number | undefined> {
  const document = { name: name.trim(), use, questions: [], audience: { tenants: ['main'] } }
  const result = await deskApi().call(saveDraft, { family: 'pool', document }, { shownByCaller: 'refusals' })
  if (result.ok) return result.value.id
  onFailure(result.failure)
  return undefined
}
