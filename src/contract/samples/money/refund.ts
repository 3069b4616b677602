const refund = {
  id: 12,
  seqNo: 'K7QF-2MWX-93TA-VBHP',
  goods: 'Video security associate: classroom training',
  learner: 'Ada Byron',
  email: 'ada@example.org',
  amount: 29631,
  currency: 'EUR',
  orderTotal: 29631,
  completes: true,
  keepPlace: null,
  way: 'provider',
  account: null,
  payment: 'pi_1',
  state: 'prepared',
  creditNote: null,
  failure: null,
  sent: null,
  changedAt: '2026-01-16T08:00:00.000Z',
}

const prepared = {
  id: 7,
  reason: 'sessionCancelled',
  note: 'The trainer is ill.',
  preparedBy: 'finance@demo.test',
  preparedAt: '2026-01-16T08:00:00.000Z',
  seen: '3f9a2c1b',
  refunds: [refund],
}

const account = { holder: 'Ada Byron', iban: 'DE89370400440532013000' }

/** A refund by transfer that is reported as sent. */
const transferred = {
  ...refund,
  ...{
    id: 13,
    way: 'transfer',
    account,
    payment: 'BANK-2026-1',
    state: 'sent',
    creditNote: 'EU-CN-2026-000001',
  },
  sent: { reference: 'BANK-2026-9', by: 'finance@demo.test', at: '2026-01-17T08:00:00.000Z' },
}

/** Sample payloads of the calls about refunds. */
export const refundSamples = {
  getRefunds: [{ request: {}, response: { prepared: [prepared], open: [transferred] } }],
  prepareRefund: [
    {
      request: { seqNo: refund.seqNo, reason: 'sessionCancelled', note: prepared.note },
      response: prepared,
    },
    {
      request: {
        ...{
          seqNo: refund.seqNo,
          amount: 10000,
          currency: 'EUR',
          reason: 'goodwill',
          note: 'The lunch was missing.',
        },
        ...{ way: 'transfer', account },
      },
      response: {
        ...{ ...prepared, reason: 'goodwill', note: 'The lunch was missing.' },
        refunds: [{ ...refund, amount: 10000, completes: false, way: 'transfer', account }],
      },
    },
  ],
  prepareRefundAgain: [
    {
      request: { id: 12, note: 'The card has expired.', way: 'transfer', account },
      response: {
        ...{ ...prepared, id: 8, note: 'The card has expired.' },
        refunds: [{ ...refund, way: 'transfer', account, creditNote: 'EU-CN-2026-000001' }],
      },
    },
  ],
  confirmRefund: [{ request: { id: 7, seen: '3f9a2c1b' }, response: { refunds: 1 } }],
  rejectRefund: [{ request: { id: 7, note: 'Only half of it.' }, response: { withdrawn: false } }],
  markRefundSent: [{ request: { id: 13, reference: 'BANK-2026-9' }, response: { prepared: true } }],
  markRefundReturned: [{ request: { id: 13, note: 'The account is closed.' }, response: { failed: true } }],
}
