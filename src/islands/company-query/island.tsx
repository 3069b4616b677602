import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $companyQuery, queryCompany } from '#src/stores/contact/company-query.ts'
import { $proofOfWork, computeNewProof } from '#src/stores/form/proof.ts'
import { $popup } from '#src/stores/notice/notices.ts'
import { CaptchaStatus } from '#src/ui/CaptchaStatus.tsx'
import { Field, useFocusOnInvalid } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEditedFields } from '#src/ui/use-edited-fields.ts'
import { CompanyResult } from './CompanyResult.tsx'

export const namespaces = ['company-query', 'form'] as const

interface CompanyQueryProps {
  /** The data of the static form when the island was mounted. */
  typed?: FormData | undefined
}

/** A form that finds a company's certificates by its VAT number. Specification 1, section 2: /vat. */
export default function CompanyQuery({ typed }: CompanyQueryProps) {
  const { t } = useTranslation()
  const query = useStore($companyQuery)
  const captcha = useStore($proofOfWork)
  const popup = useStore($popup)
  const form = useRef<HTMLFormElement>(null)
  const { edited, onInput, resetEdited } = useEditedFields()
  const { failure, isLoading: asking, company } = query
  useEffect(() => void computeNewProof('company'), [])
  useFocusOnInvalid(form, failure, popup !== null)
  const isWrong = (field: string) =>
    edited[field] ? edited[field] === 'empty' : failure?.kind === 'fields' && failure.fields.includes(field)
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
          resetEdited()
          void queryCompany(String(data.get('vatNumber') ?? '').trim())
        }}
      >
        <Field
          name="vatNumber"
          label={t('company-query:vatNumber')}
          hint={t('company-query:hint')}
          error={isWrong('vatNumber') ? t('company-query:error') : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
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
        <CaptchaStatus state={captcha.state} onRetry={() => void computeNewProof('company')} />
        {failure && failure.kind !== 'fields' && (
          <p className="note bad" role="alert">
            {t(`form:${failure.kind}`)}
          </p>
        )}
        <button type="submit" className="btn" data-act="ask" aria-busy={asking || undefined}>
          {t(
            asking
              ? 'company-query:asking'
              : failure?.kind === 'unreachable'
                ? 'form:retry'
                : 'company-query:ask',
          )}
        </button>
      </form>
      <div role="status">{company && <CompanyResult company={company} />}</div>
    </div>
  )
}
