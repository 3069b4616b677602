import { useStore } from '@nanostores/react'
import { environment } from '#src/environment/environment.ts'
import { dayInWords } from '#src/i18n/format.ts'
import { $shortFormVerdict, type Verification } from '#src/stores/verification/verification.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CertificateSummary } from './CertificateSummary.tsx'

/** The message about the current status while the portal cannot be reached. */
const unknownWhile = {
  asking: 'asking',
  failed: 'unknown',
  tooFrequent: 'unknown',
  notFound: 'numberUnknown',
} as const

/** The result of checking a code's signature, beside the portal's answer. While offline it never says that a certificate is valid. */
export function SignatureNote({ state }: { state: Verification['state'] }) {
  const { t, spoken } = useTranslation()
  const judged = useStore($shortFormVerdict)
  if (!judged || state === 'none') return null
  if (judged.state !== 'genuine') {
    const accused = judged.state !== 'unchecked'
    return (
      <>
        <p className={accused ? 'note bad' : 'note'} role={accused ? 'alert' : undefined}>
          {t(`verification:code.${judged.state}`)}
        </p>
        {state === 'found' && <p>{t('verification:code.record')}</p>}
      </>
    )
  }
  if (state === 'found') return <p className="note">{t('verification:code.same')}</p>
  const { jti, sub, crt, nbf, exp } = judged.form
  const day = (seconds: number) => dayInWords(spoken, new Date(seconds * 1000).toISOString().slice(0, 10))
  const isOver = exp * 1000 <= environment().now()
  return (
    <CertificateSummary
      number={jti}
      chip={
        <Chip mark="half" tone="warn">
          {t('verification:code.genuine')}
        </Chip>
      }
      lead={<p>{t(`verification:code.${isOver ? 'over' : unknownWhile[state]}`)}</p>}
      facts={[
        ['holder', sub],
        ['certification', crt],
        ['issued', day(nbf)],
        ['until', day(exp)],
      ]}
    />
  )
}
