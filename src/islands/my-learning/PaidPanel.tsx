import { useStore } from '@nanostores/react'
import { getInvoice } from '#src/contract/money/order.ts'
import type { Order } from '#src/domain/order/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { findRecentPayment } from '#src/domain/order/recent-payment.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes } from '#src/routes.ts'
import { calendarFileUrl } from '#src/stores/classroom/calendar-file.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadDocument } from './download-document.ts'
import { PlaceAndTime } from './PlaceAndTime.tsx'
import { useNow } from './use-now.ts'

/**
 * Confirms a payment to the learner who returns from the payment page: the paid item, what the learner receives for
 * it, and the next step.
 */
export function PaidPanel({ place }: { place: Place }) {
  const orders = useStore(myLearningData.orders.$state)
  const trainings = useStore(myLearningData.trainings.$state)
  const order = findRecentPayment(orders.state === 'ready' ? orders.value.rows : [], useNow())
  if (!order || trainings.state !== 'ready') return null
  const training = trainings.value.rows.find((each) => isTrainingOf(each, order.target))
  return <Confirmation {...{ order, training, place }} />
}

interface ConfirmationProps {
  order: Order
  training: MyTraining | undefined
  place: Place
}

function Confirmation({ order, training, place }: ConfirmationProps) {
  const { t } = useTranslation()
  const { seqNo, shown, goods, target } = order
  return (
    <section className="panel stack gap-3" aria-labelledby="paid">
      <p>
        <Chip mark="tick" tone="ok">
          {t('my-learning:order.paid')}
        </Chip>
      </p>
      <h2 className="t20" id="paid">
        {t(`my-session:paid.${gainOf(order, training)}`)}
      </h2>
      <p>{t('my-session:paid.received', { amount: `\u2068${shown.total}\u2069`, name: goods })}</p>
      {training && <PlaceAndTime training={training} />}
      <div className="row gap-2">
        <a className="btn" href={pageOf(target, place)}>
          {t(`my-session:paid.${target.kind === 'certification' ? 'learn' : 'details'}`)}
        </a>
        {training && (
          <a className="btn sec2" href={calendarFileUrl(calendarKind(target), target.id)} download>
            <Icon name="calendar" />
            {t('my-session:calendar')}
          </a>
        )}
        {seqNo && (
          <button
            type="button"
            className="btn sec2"
            onClick={() => void downloadDocument(environment().api.call(getInvoice, { seqNo }))}
          >
            {t('my-learning:invoice')}
          </button>
        )}
      </div>
    </section>
  )
}

/** Whether a training session or practical exam of the learner is the ordered one. */
const isTrainingOf = (training: MyTraining, { kind, id }: OrderTarget): boolean =>
  training.kind === 'practicalExam'
    ? kind === 'practicalExam' && training.practicalExam.id === id
    : (kind === 'classroom' || kind === 'workshop') && training.classroom.id === id

/**
 * Returns what the learner receives for the payment: a seat or an enrolment. While the seat is not confirmed, only
 * the payment itself is confirmed.
 */
function gainOf({ target }: Order, training: MyTraining | undefined) {
  if (target.kind === 'certification') return 'enrolled'
  const own =
    training && (training.kind === 'practicalExam' ? training.practicalExam : training.classroom).own
  return own?.status === 'enrolled' ? 'seat' : 'done'
}

const pageOf = ({ kind, id }: OrderTarget, place: Place): string =>
  ({
    certification: routes.certification,
    classroom: routes.classroom,
    workshop: routes.classroom,
    practicalExam: routes.practicalExam,
  })[kind](place, id)

const calendarKind = ({ kind }: OrderTarget) => (kind === 'practicalExam' ? 'practical-exam' : 'classroom')
