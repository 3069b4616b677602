import type { VerifiedReceipt } from '#src/domain/exam/receipt.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The contents of a genuine receipt. */
export function ReceiptContents({ receipt }: { receipt: VerifiedReceipt }) {
  const { t, locale } = useTranslation()
  const formatInstant = (instant: string) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
      ...{ day: 'numeric', month: 'long', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
    }).format(new Date(instant))
  const facts = [
    ['learner', receipt.learner],
    ['exam', `${receipt.name} (${t(`exam:kind.${receipt.exam}`)})`],
    ['begun', formatInstant(receipt.begunAt)],
    [
      'ended',
      `${formatInstant(receipt.endedAt)}${receipt.endedBy === 'clock' ? `, ${t('receipt:byClock')}` : ''}`,
    ],
    [
      'score',
      `${t('exam:result.score', { score: receipt.score })} · ${t(receipt.passed ? 'exam:state.passed' : 'exam:state.failed')}`,
    ],
    ['signed', `${formatInstant(receipt.signedAt)}, ${receipt.issuer}`],
    ['key', receipt.keyId],
  ] as const
  return (
    <section className="panel stack gap-4">
      <p>
        <Chip mark="tick" tone="ok">
          {t('receipt:genuine')}
        </Chip>
      </p>
      <dl className="facts-list">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{t(`receipt:${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className="fold">
        <summary>
          {t('receipt:answers')}
          <span className="turn">
            <Icon name="chevronDown" />
          </span>
        </summary>
        <p className="mono">
          {receipt.answers.map(({ position, letters }) => (
            <span key={position}>
              <bdi>{t('receipt:answer', { position, letters: letters.join('') || '–' })}</bdi>{' '}
            </span>
          ))}
        </p>
      </details>
    </section>
  )
}
