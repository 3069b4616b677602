import { pageSample } from '../protocol/page-sample.ts'

const seqNo = 'K7QF-2MWX-93TA-VBHP'

const prepared = { preparedBy: 'finance@demo.test', preparedAt: '2026-01-16T08:00:00.000Z' }

const due = {
  seqNo,
  state: 'created',
  relation: { kind: 'classroom', id: 1 },
  goods: 'Video security associate: classroom training',
  learner: 'Ada Byron',
  email: 'ada@example.org',
  total: 30076,
  currency: 'EUR',
  placedAt: '2026-01-15T12:00:00.000Z',
  lapsesAt: '2026-01-18T22:59:59.000Z',
  prepared: [
    { ...prepared, reference: 'BANK-2026-1', amount: 30000, currency: 'EUR', reason: 'otherAmount' },
  ],
}

const review = {
  eventId: 'stripe:evt_1',
  reason: 'afterLapse',
  seqNo,
  state: 'timedOut',
  payment: 'pi_1',
  amount: 29631,
  currency: 'EUR',
  receivedAt: '2026-01-15T13:00:00.000Z',
  prepared: { ...prepared, note: 'Refunded.' },
}

const confirmed = { reason: null, total: 29631, currency: 'EUR', others: [] }

/** Sample payloads of the calls about bank transfers and payment reviews. */
export const paymentReviewSamples = {
  getOrdersAwaitingTransfer: [
    { request: { currency: 'EUR', prepared: 'true', sort: '-total' }, response: pageSample([due]) },
  ],
  getPaymentReviews: [
    {
      request: { reason: 'afterLapse' },
      response: pageSample([
        review,
        { ...review, reason: 'unknownOrder', seqNo: null, state: null, payment: null, prepared: null },
      ]),
    },
  ],
  confirmTransfer: [
    {
      request: { seqNo, reference: 'BANK-2026-1', amount: 29631, currency: 'EUR' },
      response: { ...confirmed, state: 'created', prepared: true, reviewed: false },
    },
    {
      request: { seqNo, reference: 'BANK-2026-1', amount: 29631, currency: 'EUR' },
      response: { ...confirmed, state: 'paid', prepared: false, reviewed: false },
    },
  ],
  closePaymentReview: [
    { request: { eventId: 'stripe:evt_1', note: 'Refunded.' }, response: { prepared: true } },
  ],
}
