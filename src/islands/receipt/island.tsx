import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { $receiptCheck, checkReceiptSignature } from '#src/stores/payment/receipt.ts'
import { FileInput } from '#src/ui/FileInput.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ReceiptContents } from './ReceiptContents.tsx'

export const namespaces = ['receipt', 'form', 'exam'] as const

/** Returns the receipt in a form: the pasted text, else the content of the file; '' if the form contains neither. */
async function receiptIn(fields: FormData | undefined): Promise<string> {
  const text = String(fields?.get('text') ?? '').trim()
  const file = fields?.get('file')
  return text || (file instanceof File ? (await file.text()).trim() : '')
}

const fileName = (fields: FormData | undefined): string | undefined => {
  const file = fields?.get('file')
  return file instanceof File && file.name ? file.name : undefined
}

/** The public page that verifies the receipt of an exam. */
export default function Receipt({ typed }: { typed?: FormData | undefined }) {
  const { t } = useTranslation()
  const checking = useStore($receiptCheck)
  const [missing, setMissing] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const submit = async (form: HTMLFormElement) => {
    // If a file was chosen before the island was mounted, it is taken from `typed`, because it cannot be restored
    // in its input.
    const receipt = (await receiptIn(new FormData(form))) || (await receiptIn(typed))
    setMissing(receipt === '')
    if (receipt) await checkReceiptSignature(receipt)
    else text.current?.focus()
  }
  return (
    <div className="stack gap-5 one-column">
      <form
        className="panel stack gap-4 needs-script"
        data-act="check-receipt"
        data-submits
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <div className="field">
          <label htmlFor="receipt-file">{t('receipt:file')}</label>
          <FileInput
            id="receipt-file"
            name="file"
            accept=".jwt,.txt,application/jwt"
            before={fileName(typed)}
          />
        </div>
        <div className="field">
          <label htmlFor="receipt-text">{t('receipt:text')}</label>
          <textarea
            ref={text}
            id="receipt-text"
            name="text"
            className="in mono"
            dir="ltr"
            maxLength={64_000}
            spellCheck={false}
            aria-invalid={missing || undefined}
            aria-describedby="receipt-missing"
            defaultValue={String(typed?.get('text') ?? '')}
          />
          <p className="wrong" id="receipt-missing" role="alert">
            {missing && t('receipt:missing')}
          </p>
        </div>
        <button
          type="submit"
          className="btn"
          data-act="check-receipt"
          aria-busy={checking.state === 'asking' || undefined}
        >
          {t('receipt:check')}
        </button>
      </form>
      <div role="status">
        {(checking.state === 'refused' || checking.state === 'failed') && (
          <p className="note warn">{t(`receipt:${checking.state}`)}</p>
        )}
        {checking.state === 'tooFrequent' && <p className="note warn">{t('form:tooFrequent')}</p>}
        {checking.state === 'genuine' && <ReceiptContents receipt={checking.receipt} />}
      </div>
      <p className="meta">{t('receipt:keys')}</p>
    </div>
  )
}
