import { getInvoice } from '#src/contract/order.ts'
import type { Order } from '#src/domain/order/order.ts'
import { environment } from '#src/environment/environment.ts'
import { dayInWords } from '#src/i18n/format.ts'
import { mine } from '#src/stores/my-learning.ts'
import { toast } from '#src/stores/notices.ts'
import { AskedList } from '#src/ui/AskedList.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { useWords } from '#src/ui/Words.tsx'

const marks = {
  created: { mark: 'ring', tone: 'warn' },
  pending: { mark: 'half', tone: 'info' },
  paid: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
  timedOut: { mark: 'dash' },
  cancelled: { mark: 'dash' },
} as const

/** The learner's orders, the newest first, with the invoices of paid ones. */
export function Orders() {
  const { t } = useWords()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:orders')}</h2>
      <AskedList
        of={mine.orders}
        isNone={({ total }) => total === 0}
        none={<p>{t('my-learning:none.orders')}</p>}
      >
        {({ rows }) => (
          <ul className="panel tight rows r2">
            {rows.map((order) => (
              <OrderLine key={order.seqNo} order={order} />
            ))}
          </ul>
        )}
      </AskedList>
    </section>
  )
}

async function openInvoice(seqNo: string): Promise<void> {
  const { api, navigation } = environment()
  const answer = await api.call(getInvoice, { seqNo })
  if (answer.ok) navigation.go(answer.value.link)
  else toast('notices:notOpened')
}

function OrderLine({ order }: { order: Order }) {
  const { t, spoken } = useWords()
  const { seqNo, state, placedAt, shown, goods } = order
  return (
    <li>
      <div className="stack gap-1">
        <h3 className="name">{goods}</h3>
        <ul className="facts">
          {placedAt && <li>{dayInWords(spoken, placedAt.slice(0, 10))}</li>}
          <li>
            <bdi>{shown.total}</bdi>
          </li>
          {seqNo && (
            <li>
              <bdi className="mono">{seqNo}</bdi>
            </li>
          )}
        </ul>
      </div>
      <div className="end">
        <Chip {...marks[state]}>{t(`my-learning:order.${state}`)}</Chip>
        {state === 'paid' && seqNo && (
          <button type="button" className="btn sec2 sm" onClick={() => void openInvoice(seqNo)}>
            {t('my-learning:invoice')}
          </button>
        )}
      </div>
    </li>
  )
}
