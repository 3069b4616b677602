import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $companyQuery, queryCompany } from '#src/stores/contact/company-query.ts'
import { $proof, newProof } from '#src/stores/form/proof.ts'
import { $popup } from '#src/stores/notice/notices.ts'
import { Field, useFocusOnWrong } from '#src/ui/Field.tsx'
import { ProofLine } from '#src/ui/ProofLine.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdited } from '#src/ui/use-edited.ts'
import { Answer } from './Answer.tsx'

export const areas = ['company-query', 'form'] as const

interface CompanyQueryProps {
  /** The fields of the static form when the island was woken. */
  typed?: FormData | undefined
}

/** A company's certificates by its VAT number. Specification 1, section 2: /vat. */
export default function CompanyQuery({ typed }: CompanyQueryProps) {
  const { t } = useTranslation()
  const query = useStore($companyQuery)
  const proof = useStore($proof)
  const popup = useStore($popup)
  const form = useRef<HTMLFormElement>(null)
  const { edited, onInput, forget } = useEdited()
  const { trouble, asking, answer } = query
  useEffect(() => void newProof('company'), [])
  useFocusOnWrong(form, trouble, popup !== null)
  const wrong = (field: string) =>
    edited[field] ? edited[field] === 'empty' : trouble?.why === 'fields' && trouble.fields.includes(field)
  return (
    <div className="stack gap-5 one-column">
      <form
        ref={form}
        className="panel stack gap-4 needs-script"
        data-act="ask"
        data-submits
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          forget()
          void queryCompany(String(data.get('vatNumber') ?? '').trim())
        }}
      >
        <Field
          name="vatNumber"
          label={t('company-query:vatNumber')}
          hint={t('company-query:hint')}
          error={wrong('vatNumber') ? t('company-query:error') : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              type="text"
              className="in"
              maxLength={50}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              required
              defaultValue={String(typed?.get('vatNumber') ?? '')}
            />
          )}
        </Field>
        <ProofLine state={proof.state} onRetry={() => void newProof('company')} />
        {trouble && trouble.why !== 'fields' && (
          <p className="note bad" role="alert">
            {t(`form:${trouble.why}`)}
          </p>
        )}
        <button type="submit" className="btn" data-act="ask" aria-busy={asking || undefined}>
          {t(
            asking
              ? 'company-query:asking'
              : trouble?.why === 'unreachable'
                ? 'form:retry'
                : 'company-query:ask',
          )}
        </button>
      </form>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </div>
  )
}
